"""Where players say how they want to be told that it is their turn, and where the telling starts."""

import asyncio
from collections.abc import Sequence
from secrets import token_hex
from time import monotonic

import msgspec

from elbowroom.locales import has_locale
from elbowroom.server.buckets import AddressBuckets, TokenBucket
from elbowroom.server.errors import TableError
from elbowroom.server.live.times import now_ms
from elbowroom.server.protocol.reminders import MailState, MailWanted, PushWanted, RemindersNow, ReminderWays
from elbowroom.server.remind.lanes import Lane, Parcel
from elbowroom.server.remind.letters import Turn, confirm_letter, push_message, turn_letter
from elbowroom.server.remind.options import MailOptions, RemindOptions, checked_address
from elbowroom.server.remind.push import PushCourier, PushKeys
from elbowroom.server.remind.smtp import deliver
from elbowroom.server.store.reminders import Kind, Reminder, Reminders
from elbowroom.server.table.secrets import digest
from elbowroom.server.table.table import Table
from elbowroom.server.table.tokens import DAY_MS, DAYS, Purpose, read, sign

DAY = 86_400.0
MOST_BROWSERS = 5
"""Browsers at which one seat is reminded; then the oldest gives way."""
MOST_ADDRESSES = 1
CONFIRMATIONS = 3
"""So many mails a day ask one address whether it wants more of them,"""
CONFIRMATIONS_FOR_ONE = 10
"""so many a day on behalf of one who asks,"""
CONFIRMATIONS_OF_ALL = 100
"""and so many of the server: nobody shall flood strangers by it."""
PUSH_WORKERS = 4


class Desk:
    """Keeps what players want, and hands to the lanes what is to be sent. ``key`` signs links in mails."""

    def __init__(self, kept: Reminders, options: RemindOptions, key: str, push: PushCourier | None) -> None:
        self.options = options
        self._kept = kept
        self._key = key
        self._push = push
        self._pushes = Lane(PUSH_WORKERS)
        self._mails = Lane(1)
        a_day = options.mail.a_day if options.mail is not None else 0
        self._any_mail = _a_day(a_day)
        self._any_confirmation = _a_day(CONFIRMATIONS_OF_ALL)
        self._confirmations_to = AddressBuckets(CONFIRMATIONS / DAY, CONFIRMATIONS)
        self._confirmations_for = AddressBuckets(CONFIRMATIONS_FOR_ONE / DAY, CONFIRMATIONS_FOR_ONE)

    @property
    def ways(self) -> ReminderWays:
        """How this server can tell somebody."""
        public = None if self._push is None else self._push.public_key
        return ReminderWays(public, self.options.mail is not None)

    @property
    def is_idle(self) -> bool:
        """Whether nothing is to be sent now."""
        return self._pushes.is_idle and self._mails.is_idle

    async def run(self) -> None:
        """Send what is handed in, for ever; what nobody wants any more is forgotten first."""
        await self._kept.tidy(now_ms() - DAYS["confirm"] * DAY_MS)
        try:
            await asyncio.gather(self._pushes.run(), self._mails.run())
        finally:
            if self._push is not None:
                await self._push.close()

    async def waiting(self) -> list[str]:
        """The tables at which somebody wants to be told."""
        return await self._kept.waiting()

    # What players want

    async def now(self, table: Table, secrets: Sequence[str]) -> RemindersNow:
        """How the seats of these secrets are reminded."""
        found = [one for seat, _ in _seats(table, secrets) for one in await self._kept.at(table.id, seat)]
        mails = [one for one in found if one.kind == "mail"]
        browsers = {one.address for one in found if one.kind == "push"}
        mail = None if not mails else MailState(_veiled(mails[0].address), mails[0].confirmed)
        return RemindersNow(len(browsers), mail)

    async def want_push(self, table: Table, wanted: PushWanted) -> None:
        """A browser is to be told of the turns of its seats."""
        if self._push is None:
            raise TableError("no_push")
        keys = PushKeys(wanted.p256dh, wanted.auth)
        self._push.check(wanted.endpoint, keys)
        packed = msgspec.json.encode(keys).decode()
        for seat, key in _seats(table, wanted.secrets):
            new = _reminder(table, seat, "push", key, wanted.endpoint, packed, wanted.locale)
            await self._kept.add(new, MOST_BROWSERS)

    async def want_mail(self, table: Table, wanted: MailWanted, client: str) -> None:
        """An address is to be told of the turns of these seats, once its owner has agreed.

        ``client`` is who asks, as far as the network tells.
        """
        options = self._mail()
        address = checked_address(wanted.address)
        seats = _seats(table, wanted.secrets)
        now, reader = monotonic(), digest(address.casefold())
        if not (
            self._confirmations_for.take(client, 1, now)
            and self._confirmations_to.take(reader, 1, now)
            and self._any_confirmation.take(1, now)
        ):
            raise TableError("too_many_mails")
        for seat, key in seats:
            new = _reminder(table, seat, "mail", key, address, "", wanted.locale)
            await self._kept.add(new, MOST_ADDRESSES)
        letter = confirm_letter(options, address, new.locale, confirm=self._link("confirm", new))
        self._mails.hand_in(Parcel(lambda: deliver(options, letter), lambda: self._kept.stop(new)))

    async def unwant(self, table: Table, secrets: Sequence[str], kind: Kind, address: str | None) -> None:
        """These seats are no longer reminded: by mail, or at one browser."""
        for seat, _ in _seats(table, secrets):
            await self._kept.remove_at(table.id, seat, kind, address)

    # Links of mails

    async def confirm(self, token: str) -> str:
        """The owner of an address agrees to mails; the table that they are about."""
        found = await self._linked("confirm", token)
        await self._kept.confirm(found)
        return found.table_id

    async def stop(self, token: str) -> str | None:
        """The owner of an address wants no more mails about a table, however often that is said."""
        found = await self._kept.one(read(token, "stop", self._key, now_ms()))
        if found is None:
            return None
        await self._kept.stop(found)
        return found.table_id

    async def seat_of(self, token: str) -> Reminder:
        """The reminder whose mail had this link: it says at which table a seat was held, and by which key."""
        return await self._linked("seat", token)

    async def _linked(self, purpose: Purpose, token: str) -> Reminder:
        found = await self._kept.one(read(token, purpose, self._key, now_ms()))
        if found is None:
            raise TableError("old_link")
        return found

    def _link(self, purpose: Purpose, one: Reminder) -> str:
        return sign(purpose, one.id, self._key, now_ms())

    def _mail(self) -> MailOptions:
        if self.options.mail is None:
            raise TableError("no_mail")
        return self.options.mail

    # Telling

    async def tell(self, kind: Kind, seat: int, keys: frozenset[str], decision: str, turn: Turn) -> None:
        """Tell everybody who wants to know of a decision of a seat that these keys hold; once only.

        Whoever asked with a key that holds the seat no longer has given it up.
        """
        for one in await self._kept.claim(turn.table, seat, kind, decision):
            if one.key not in keys:
                await self._kept.remove(one.id)
            elif kind == "push":
                self._send_push(one, turn)
            else:
                self._send_mail(one, turn)

    def _send_push(self, one: Reminder, turn: Turn) -> None:
        courier = self._push
        if courier is not None:
            message = push_message(turn, one.locale)
            send = Parcel(lambda: courier.deliver(one, message), lambda: self._kept.remove(one.id))
            self._pushes.hand_in(send)

    def _send_mail(self, one: Reminder, turn: Turn) -> None:
        options = self.options.mail
        if options is not None and self._any_mail.take(1, monotonic()):
            links = {"seat": self._link("seat", one), "stop": self._link("stop", one)}
            letter = turn_letter(options, one.address, turn, one.locale, **links)
            self._mails.hand_in(Parcel(lambda: deliver(options, letter), lambda: self._kept.stop(one)))

    async def forget(self, table: str, seat: int | None = None) -> None:
        """Forget who wanted to be told at a seat that was given up, or at a table whose game is over."""
        await self._kept.forget(table, seat)


def _reminder(
    table: Table, seat: int, kind: Kind, key: str, address: str, keys: str, locale: str
) -> Reminder:
    told = locale if has_locale(locale) else "en"
    return Reminder(
        token_hex(8), table.id, seat, kind, key, address, keys, told, now_ms(), confirmed=kind == "push"
    )


def _seats(table: Table, secrets: Sequence[str]) -> list[tuple[int, str]]:
    """The seats that secrets hold, each with the digest; an error if one of them holds none."""
    if table.settings.clock is not None:
        raise TableError("has_clock")
    keys = [digest(secret) for secret in secrets]
    found = [(seat, key) for key in keys if (seat := table.seat_of(key)) is not None]
    if len(found) < len(keys):
        raise TableError("not_your_seat", seat=None)
    return found


def _veiled(address: str) -> str:
    """Enough of an address for its owner to know it again."""
    name, _, host = address.rpartition("@")
    return f"{name[0]}…@{host}"


def _a_day(most: int) -> TokenBucket:
    return TokenBucket(most / DAY, most, monotonic())
