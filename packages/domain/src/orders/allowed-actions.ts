// "What can I do now, and why not": every action on an order for one person. The server checks the same tables again when
// the action is made. Source: print-on-demand section 9, point 7.
import { type ActionFacts, type ActionRow, type Asker, actionTable, type OrderAction } from "./action-table.ts";
import { wordFor } from "./edge.ts";
import { edgesOf, mayMove, roleForbids } from "./transitions.ts";

export type { ActionFacts, Asker, OrderAction } from "./action-table.ts";

export interface AllowedAction {
  code: OrderAction;
  name: string;
  /** What it does, or why it cannot be done. */
  note: string;
  isAllowed: boolean;
  /** The key that does it; empty where it has none. */
  key: string;
}

/** Every action that people like this one can ever take in the order's flow, in order of use, allowed or with the reason. */
export const allowedActions = (facts: ActionFacts, by: Asker): AllowedAction[] =>
  actionTable
    .filter((row: ActionRow) => (row.flows ?? [facts.flow]).includes(facts.flow) && isForKind(row, facts, by.kind))
    .map((row) => present(row, facts, by));

function present(row: ActionRow & { code: OrderAction }, facts: ActionFacts, by: Asker): AllowedAction {
  const against = row.to ? againstMove({ ...row, to: row.to }, facts, by) : againstAction(row, facts, by);
  const note = typeof row.note === "string" ? row.note : row.note(facts, by);
  return { code: row.code, name: row.name, key: row.key, isAllowed: against === null, note: against ?? note };
}

type MovingRow = ActionRow & Required<Pick<ActionRow, "to">>;

/** The first thing against the moves that are meant; null when one of them is open. */
function againstMove({ to, isMeant, asks, notNow = "Not now." }: MovingRow, facts: ActionFacts, by: Asker) {
  if (facts.isDeleted) return "The order is cancelled.";
  const notYet = typeof notNow === "string" ? notNow : notNow(facts, by);
  if (isMeant && !isMeant(facts)) return notYet;
  const decisions = to.map((goal) =>
    mayMove({ flow: facts.flow, from: facts.status, to: goal, by, facts: { ...facts, ...asks } }),
  );
  const refusals = decisions.flatMap((each) => (each.ok ? [] : [each]));
  if (refusals.length < decisions.length) return null;
  return refusals.find(({ code }) => code !== "no_such_move" && code !== "not_yours")?.reason ?? notYet;
}

/** Every row that makes no move says who may and what prevents it. */
function againstAction({ who = {}, against }: ActionRow, facts: ActionFacts, by: Asker): string | null {
  const word = wordFor(who, by.kind);
  if (word !== true && !(word && by.permissions.includes(word))) return roleForbids(by.kind);
  return against!(facts, by);
}

/** Whether this kind of person has a part in the action, in this flow. */
function isForKind({ who = {}, to, only }: ActionRow, { flow }: ActionFacts, kind: Asker["kind"]): boolean {
  if (only && kind !== only && !(only === "staff" && kind === "factory")) return false;
  if (!to) return wordFor(who, kind) !== undefined;
  return edgesOf[flow].some((edge) => to.includes(edge.to) && wordFor(edge.who, kind) !== undefined);
}
