// What happened to an order, newest first: status changes, holds, remade garments.
import { findDefect } from "@selvedge/domain/factory/defects";
import { holdKindOf } from "@selvedge/domain/factory/holds";
import { type OrderStatus, statusWords } from "@selvedge/domain/orders/flows";
import type { HoldRow, LabelMove, statusLogOf } from "./order-queries.ts";

type StatusRow = Awaited<ReturnType<typeof statusLogOf>>[number];

export interface LogLine {
  id: string;
  at: string;
  text: string;
  actor: string;
  tone: "neutral" | "primary" | "success" | "warning" | "danger";
}

export function logOf(
  statuses: readonly StatusRow[],
  holds: readonly HoldRow[],
  moves: readonly LabelMove[],
): LogLine[] {
  return [
    ...statuses.map(statusLine),
    ...holds.flatMap(holdLines),
    ...moves.filter(({ to_state }) => to_state === "replaced").map(faultLine),
  ].sort((a, b) => b.at.localeCompare(a.at));
}

const nameOf = (status: string) => statusWords[status as OrderStatus]?.name ?? status;

/** A system's part has a small name of its own: "payments". */
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
