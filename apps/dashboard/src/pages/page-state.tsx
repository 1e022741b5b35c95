import { type LoginState, loginStates } from "@selvedge/domain/access/pages/login-states";
import { loginStateLabels, sentPageLabels } from "@selvedge/domain/access/pages/page-words";
import type { PageKind } from "@selvedge/pages/page/page-kind";
import { StatusBadge, type StatusShape, type Tone } from "@selvedge/ui/feedback/status-badge";
import { DateText } from "@selvedge/ui/words/date-text";
import type { PageRow } from "./pages-query.ts";

type State = "published" | "hidden" | "draft" | "scheduled" | "deleted";

const looks: Record<State, { word: string; tone: Tone; shape: StatusShape }> = {
  published: { word: "Published", tone: "success", shape: "dot" },
  hidden: { word: "Hidden", tone: "warning", shape: "square" },
  draft: { word: "Draft", tone: "neutral", shape: "ring" },
  scheduled: { word: "Scheduled", tone: "info", shape: "ring" },
  deleted: { word: "Deleted", tone: "neutral", shape: "square" },
};

type Known = Pick<PageRow, "isPublished" | "publishedAt"> & Partial<Pick<PageRow, "deletedAt" | "scheduledFor">>;

export function stateOf({ isPublished, publishedAt, deletedAt, scheduledFor }: Known): State {
  if (deletedAt) return "deleted";
  if (isPublished) return "published";
  return scheduledFor ? "scheduled" : publishedAt ? "hidden" : "draft";
}

/** A page's state, as shape, word and tint. */
export function PageState({ page }: { page: Known }) {
  const { word, tone, shape } = looks[stateOf(page)];
  return (
    <StatusBadge tone={tone} shape={shape}>
      {word}
    </StatusBadge>
  );
}

/** Since when visitors see the page, and whether they see all of it. */
export function PageStateNote({ page }: { page: Known & Pick<PageRow, "edited"> }) {
  const state = stateOf(page);
  if (state === "deleted") return <DateText at={page.deletedAt!} form="spoken" />;
  if (state === "draft") return "never published";
  if (page.scheduledFor)
    return (
      <>
        publishes <DateText at={page.scheduledFor} inSentence />
      </>
    );
  if (state === "hidden") return "visitors cannot open it";
  return page.edited ? (
    "changes not published"
  ) : (
    <>
      since <DateText at={page.publishedAt!} form="day" inSentence />
    </>
  );
}

/** Who may see a page, in words; an unknown state is the strictest one. */
export function visitorsWord(loginState: string, kind: PageKind = "store"): string {
  if (kind !== "store") return sentPageLabels[kind];
  const isKnown = (loginStates as readonly string[]).includes(loginState);
  return loginStateLabels[isKnown ? (loginState as LoginState) : "dashboard-access"];
}
