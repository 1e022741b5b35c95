import { returnReasons } from "@selvedge/domain/returns/return-reasons";
import { returnKindWords, returnStates } from "@selvedge/domain/returns/return-states";
import type { Platform } from "../../../platform.ts";
import { fileAddress } from "../../plumbing/files/index.ts";
import type { ReturnRow } from "./queries.ts";
import { outcomesOf } from "./settle-return.ts";

const reasonName = (code: string) => returnReasons.find((each) => each.code === code)?.name ?? code;

/** A return as people of its shop and staff read it. */
export const presentReturn = ({ origins }: Platform, row: ReturnRow) => ({
  id: row.id,
  code: row.code,
  state: row.state,
  stateName: returnStates[row.state].name,
  wish: row.wish,
  wishName: returnKindWords[row.wish],
  outcome: row.outcome,
  outcomes: returnStates[row.state].isOpen ? outcomesOf(row) : [],
  note: row.note,
  requestedBy: row.requestedBy,
  requestedAt: row.requestedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  receivedAt: row.receivedAt?.toISOString() ?? null,
  closedAt: row.closedAt?.toISOString() ?? null,
  child: row.child,
  refundedMinor: row.refundedMinor,
  lines: row.lines.map((line) => ({
    id: line.id,
    itemId: line.itemId,
    name: line.name,
    detail: line.detail,
    wanted: line.wanted,
    quantity: line.quantity,
    reason: line.reason,
    reasonName: reasonName(line.reason),
    note: line.note,
    imageUrl: line.image ? fileAddress(origins, row.divisionId, line.image) : null,
    hasPhoto: line.photo !== null,
    condition: line.condition,
    destination: line.destination,
  })),
});
