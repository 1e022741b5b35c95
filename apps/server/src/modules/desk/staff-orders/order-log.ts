// What happened to an order, newest first: status changes, holds, every step of its garments, labels on paper.
import { findDefect } from "@selvedge/domain/factory/defects";
import { holdKindOf } from "@selvedge/domain/factory/holds";
import { spacedLabelCode } from "@selvedge/domain/labels/label-code";
import type { LabelState } from "@selvedge/domain/labels/label-state";
import { type OrderStatus, statusWords } from "@selvedge/domain/orders/flows";
import { changeEntryOf, isChangeAction } from "@selvedge/domain/orders/lines/change-entry";
import type { ChangeEntryRow, HoldRow, LabelMove, LabelPrint, statusLogOf } from "./order-queries.ts";

type StatusRow = Awaited<ReturnType<typeof statusLogOf>>[number];

export interface LogLine {
  id: string;
  at: string;
  text: string;
  actor: string;
  tone: "neutral" | "primary" | "success" | "warning" | "danger";
}

interface Logged {
  statusLog: readonly StatusRow[];
  holds: readonly HoldRow[];
  moves: readonly LabelMove[];
  prints: readonly LabelPrint[];
  entries: readonly ChangeEntryRow[];
}

export function logOf({ statusLog, holds, moves, prints, entries }: Logged, currency: string): LogLine[] {
  return [
    ...statusLog.map(statusLine),
    ...entries.flatMap((entry) => changeLines(entry, currency)),
    ...holds.flatMap(holdLines),
    ...moves.filter(({ to_state }) => to_state === "replaced").map(faultLine),
    ...together(moves.filter(({ to_state }) => to_state !== null && to_state in stepWords)).map(stepLine),
    ...prints.map(printLine),
  ].sort((a, b) => b.at.localeCompare(a.at));
}

const nameOf = (status: string) => statusWords[status as OrderStatus]?.name ?? status;

/** A part of the system has a short name: "payments". */
const capital = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1);

function statusLine(row: StatusRow): LogLine {
  const tone = statusWords[row.status as OrderStatus]?.tone;
  const reason = row.actor_kind !== "system" && row.reason && row.reason !== "Released" ? `: ${row.reason}` : "";
  return {
    id: `status ${row.id}`,
    at: row.created_at.toISOString(),
    text: (row.from_status ? `${nameOf(row.from_status)} to ${nameOf(row.status)}` : nameOf(row.status)) + reason,
    actor: capital(row.actor_name),
    tone: tone === "stopped" ? "danger" : tone === "settled" ? "success" : "primary",
  };
}

function changeLines({ id, action, detail, actor_name, created_at }: ChangeEntryRow, currency: string): LogLine[] {
  if (!isChangeAction(action)) return [];
  const { text, reason } = changeEntryOf(action, detail, currency);
  return [
    {
      id: `change ${id}`,
      at: created_at.toISOString(),
      text: reason ? `${text}: ${reason}` : text,
      actor: capital(actor_name),
      tone: "neutral",
    },
  ];
}

function holdLines(hold: HoldRow): LogLine[] {
  const { name } = holdKindOf(hold.code);
  const placed: LogLine = {
    id: `hold ${hold.id}`,
    at: hold.placed_at.toISOString(),
    text: `Hold placed: ${name.toLowerCase()}`,
    actor: hold.placed_by,
    tone: "warning",
  };
  if (!hold.released_at) return [placed];
  const released: LogLine = {
    id: `hold ${hold.id} released`,
    at: hold.released_at.toISOString(),
    text: `Hold released: ${name.toLowerCase()}`,
    actor: hold.released_by ?? "",
    tone: "success",
  };
  return [released, placed];
}

const faultLine = (move: LabelMove): LogLine => ({
  id: `fault ${move.label_id}`,
  at: move.created_at.toISOString(),
  text: `Remade: ${(findDefect(move.message_code.replace(/^fault_/, ""))?.name ?? "fault").toLowerCase()}`,
  actor: `${move.first_name} ${move.last_name}`,
  tone: "warning",
});

/** What a garment's step is called in the log. */
const stepWords: Readonly<Partial<Record<LabelState, string>>> = {
  picked: "picked",
  pretreated: "pretreated",
  printing: "sent to the printer",
  printed: "printed",
  qc_passed: "passed",
  pigeonholed: "put in the wall",
  to_pack: "taken to Pack",
  packed: "packed",
  dispatched: "sent",
};

/** Garments that one person took through the same step one after the other are one line. */
function together(moves: readonly LabelMove[]): LabelMove[][] {
  const runs: LabelMove[][] = [];
  for (const move of moves) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const goesOn =
      last?.to_state === move.to_state && last.station === move.station && last.last_name === move.last_name;
    if (run && goesOn) run.push(move);
    else runs.push([move]);
  }
  return runs;
}

function stepLine(run: readonly LabelMove[]): LogLine {
  const last = run.at(-1) as LabelMove;
  const labels = new Set(run.map(({ code }) => code));
  const what = labels.size === 1 ? spacedLabelCode(last.code) : `${labels.size} garments`;
  return {
    id: `step ${last.id}`,
    at: last.created_at.toISOString(),
    text: `${what} ${stepWords[last.to_state as LabelState]}, ${last.device ?? last.station}`,
    actor: `${last.first_name} ${last.last_name}`,
    tone: "neutral",
  };
}

const printLine = ({ id, created_at, labels, code, reason, actor_name }: LabelPrint): LogLine => ({
  id: `print ${id}`,
  at: created_at.toISOString(),
  text:
    (labels === 1 ? `Label ${spacedLabelCode(code)} printed` : `${labels} labels printed`) +
    (reason ? ` again: ${reason}` : ""),
  actor: actor_name,
  tone: "neutral",
});
