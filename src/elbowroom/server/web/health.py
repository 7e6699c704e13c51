"""Whether the server runs, and whether it can do its work: for those who look after it, and for balancers."""

from litestar import Response, get

import elbowroom
from elbowroom.server.live.hub import Hub
from elbowroom.server.protocol.http import Health


@get("/api/health/live", sync_to_thread=False)
def live() -> Health:
    """The process answers. If it does not, it should be started again."""
    return Health("ok", elbowroom.__version__)


@get(["/api/health", "/api/health/ready"], opt={"says": {503: Health}})
async def ready(hub: Hub) -> Response[Health]:
    """Games can be played and kept. If not, players should be sent elsewhere until they can."""
    can_save = await hub.store.check()
    found = Health("ok" if can_save else "cannot_save", elbowroom.__version__)
    return Response(found, status_code=200 if can_save else 503)


HEALTH_HANDLERS = [live, ready]
