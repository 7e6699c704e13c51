/** The server's HTTP side. */

import { keepMap } from "@/boards/board";
import type { MapData } from "@/boards/mapData";
import type {
  CarriedSeat,
  CarryCode,
  CarrySeat,
  CheckedMap,
  Content,
  Created,
  FairnessNow,
  Join,
  Key,
  LetIn,
  MailLink,
  MailLinkDone,
  MailUnwanted,
  MailWanted,
  NewMap,
  NewTable,
  BalanceNow,
  OwnMap,
  PackChecked,
  Problem,
  PushUnwanted,
  PushWanted,
  Reach,
  ReminderWays,
  RemindersNow,
  Replay,
  ReviewNow,
  TableGlance,
  TableRow,
  TakeSeat,
  Tried,
  TryExample,
  WhichReminders,
} from "@/protocol";
import type { Pack } from "@/pack";
import { problemTexts } from "./problems";

/** A request was refused: a code with facts, for which the page has sentences; the message is one in English. */
export class RequestFailed extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly field: string | null = null,
    readonly facts: Record<string, unknown> = {},
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
  await problemTexts();
  throw new RequestFailed(
    problem?.error ?? `http_${answer.status}`,
    problem?.text ?? answer.statusText,
    problem?.field ?? null,
    problem?.facts ?? {},
  );
}

export const newMap = (wanted: NewMap) => ask<CheckedMap>("/maps", wanted);
export const checkMap = (map: MapData) => ask<CheckedMap>("/maps/check", { map });
export const measureMap = (map: MapData) => ask<FairnessNow>("/maps/seats", { map });
export const fairnessNow = (id: string) => ask<FairnessNow>(`/maps/seats/${encodeURIComponent(id)}`);
export const ownMaps = () => ask<OwnMap[]>("/maps");

const reminders = (id: string) => `/tables/${encodeURIComponent(id)}/reminders`;

export const tryExample = (id: string, wanted: TryExample) => ask<Tried>(`/rules/${encodeURIComponent(id)}`, wanted);
export const content = () => ask<Content>("/content");
export const openTables = () => ask<TableRow[]>("/tables");
export const tableGlance = (id: string) => ask<TableGlance>(`/tables/${encodeURIComponent(id)}`);
export const createTable = (wanted: NewTable) => ask<Created>("/tables", wanted);
export const joinTable = (id: string, wanted: Join) =>
  ask<Key>(`/tables/${encodeURIComponent(id)}/join`, wanted);
export const carrySeat = (id: string, wanted: CarrySeat) =>
  ask<CarryCode>(`/tables/${encodeURIComponent(id)}/carry`, wanted);
export const takeSeat = (wanted: TakeSeat) => ask<CarriedSeat>("/carry", wanted);
export const reachNow = () => ask<Reach>("/reach");
export const letIn = (wanted: LetIn) => ask<Reach>("/reach", wanted);
export const reminderWays = () => ask<ReminderWays>("/reminders");
export const remindersNow = (id: string, wanted: WhichReminders) => ask<RemindersNow>(reminders(id), wanted);
export const wantPush = (id: string, wanted: PushWanted) => ask<RemindersNow>(`${reminders(id)}/push`, wanted);
export const unwantPush = (id: string, wanted: PushUnwanted) => ask<RemindersNow>(`${reminders(id)}/push/stop`, wanted);
export const wantMail = (id: string, wanted: MailWanted) => ask<RemindersNow>(`${reminders(id)}/mail`, wanted);
export const unwantMail = (id: string, wanted: MailUnwanted) => ask<RemindersNow>(`${reminders(id)}/mail/stop`, wanted);
export const confirmMail = (wanted: MailLink) => ask<MailLinkDone>("/mail/confirm", wanted);
export const stopMail = (wanted: MailLink) => ask<MailLinkDone>("/mail/stop", wanted);
export const replayOf = (id: string) => ask<Replay>(`/tables/${encodeURIComponent(id)}/replay`);

/** A record as a replay; the map that came with it is kept at hand. */
export async function replayRecord(record: string): Promise<Replay> {
  const replay = await ask<Replay>("/replay", { record });
  if (replay.drawn_map) keepMap(replay.map, replay.drawn_map);
  return replay;
}

export const reviewTable = (id: string) => ask<ReviewNow>(`/tables/${encodeURIComponent(id)}/review`, {});
export const reviewRecord = (record: string) => ask<ReviewNow>("/reviews", { record });
export const reviewNow = (id: string) => ask<ReviewNow>(`/reviews/${encodeURIComponent(id)}`);
export const checkPack = (source: string) => ask<PackChecked>("/packs/check", { text: source });
export const balanceOf = (pack: Pack, instead: string) => ask<BalanceNow>("/balance", { pack, instead });
export const balanceNow = (id: string) => ask<BalanceNow>(`/balance/${encodeURIComponent(id)}`);
export const recordUrl = (id: string) => `/api/tables/${encodeURIComponent(id)}/record`;
