// What can be done with several pages of the list at once, and to which of them.
import { stateOf } from "../page-state.tsx";
import type { PageRow } from "../pages-query.ts";

export const bulkMoves = ["publish", "show", "hide", "restore", "delete"] as const;
export type BulkMove = (typeof bulkMoves)[number];

type Rights = Record<"mayEdit" | "mayPublish", boolean>;
export type BulkPage = Pick<
  PageRow,
  "isHomepage" | "edited" | "isPublished" | "publishedAt" | "deletedAt" | "scheduledFor"
>;

/** Whether a page allows a move, by the rules of its own menu. */
const allows: Record<BulkMove, (page: BulkPage, state: ReturnType<typeof stateOf>, rights: Rights) => boolean> = {
  publish: ({ edited }, state, { mayPublish }) =>
    mayPublish && (state === "draft" || state === "scheduled" || (state !== "deleted" && edited)),
  show: (_, state, { mayPublish }) => mayPublish && state === "hidden",
  // Without its home page the whole shop looks closed: that one is hidden by its own menu alone.
  hide: ({ isHomepage }, state, { mayPublish }) => mayPublish && state === "published" && !isHomepage,
  restore: (_, state, { mayEdit }) => mayEdit && state === "deleted",
  delete: ({ isHomepage }, state, { mayEdit, mayPublish }) =>
    mayEdit && state !== "deleted" && !isHomepage && (state !== "published" || mayPublish),
};

/** The moves that some of the pages allow, each with those pages. */
export function movesFor<Page extends BulkPage>(pages: readonly Page[], rights: Rights): Map<BulkMove, Page[]> {
  const found = bulkMoves.map(
    (move) => [move, pages.filter((page) => allows[move](page, stateOf(page), rights))] as const,
  );
  return new Map(found.filter(([, of]) => of.length > 0).map(([move, of]) => [move, of]));
}

const labels: Record<BulkMove, string> = {
  publish: "Publish",
  show: "Show to visitors",
  hide: "Hide",
  restore: "Bring back",
  delete: "Delete",
};

/** What a move is called, with the number of pages where it is for some of the chosen ones alone: "Publish 2 of 5". */
export const labelOf = (move: BulkMove, some: number, all: number): string =>
  some === all ? labels[move] : `${labels[move]} ${some} of ${all}`;

export const countWords = (pages: number): string => (pages === 1 ? "1 page" : `${pages} pages`);

const outcomes: Record<BulkMove, (one: boolean) => string> = {
  publish: (one) => (one ? "is published" : "are published"),
  show: (one) => (one ? "is seen by visitors again" : "are seen by visitors again"),
  hide: (one) => (one ? "is hidden from visitors" : "are hidden from visitors"),
  restore: (one) => (one ? "is back" : "are back"),
  delete: (one) => (one ? "is deleted" : "are deleted"),
};

/** What became of the pages: how many it was done with, and the first that refused with its reason. */
export function outcomeWords(move: BulkMove, done: number, refused: readonly { name: string; why: string }[]): string {
  const said = done > 0 ? `${countWords(done)} ${outcomes[move](done === 1)}.` : "";
  const [first] = refused;
  if (!first) return said;
  const more = refused.length > 1 ? ` ${countWords(refused.length)} were not.` : "";
  return `${said}${more} “${first.name}”: ${first.why}`.trim();
}
