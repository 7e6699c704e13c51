/** The server's HTTP side. */

import type { Content, Created, Join, Key, NewTable, Problem, Replay, TableInfo, TableRow } from "@/protocol";

/** A request was refused; the message is a sentence for people. */
export class RequestFailed extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly field: string | null = null,
  ) {
    super(message);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new RequestFailed("offline", "offline");
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new RequestFailed(
    problem?.error ?? `http_${answer.status}`,
    problem?.text ?? answer.statusText,
    problem?.field ?? null,
  );
}

export const content = () => ask<Content>("/content");
export const openTables = () => ask<TableRow[]>("/tables");
export const tableInfo = (id: string) => ask<TableInfo>(`/tables/${encodeURIComponent(id)}`);
export const createTable = (wanted: NewTable) => ask<Created>("/tables", wanted);
export const joinTable = (id: string, wanted: Join) =>
  ask<Key>(`/tables/${encodeURIComponent(id)}/join`, wanted);
export const replayOf = (id: string) => ask<Replay>(`/tables/${encodeURIComponent(id)}/replay`);
export const replayRecord = (record: string) => ask<Replay>("/replay", { record });
export const recordUrl = (id: string) => `/api/tables/${encodeURIComponent(id)}/record`;
