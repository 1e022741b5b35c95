import type { PageDiff } from "@selvedge/pages/diff/page-diff";
import { countOf } from "@selvedge/pages/diff/page-diff";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { DateText } from "@selvedge/ui/words/date-text";
import type { Page } from "../../pages/pages-query.ts";

interface PageBadgeProps {
  page: Page;
  /** Nothing is unsaved. */
  isSaved: boolean;
  diff: PageDiff | null;
}

/** What visitors have of the page: all of it, an earlier state, or nothing. */
export function PageBadge({ page, isSaved, diff }: PageBadgeProps) {
  const { word, tone, shape } = badgeOf({ page, isSaved, diff });
  return (
    <>
      <StatusBadge tone={tone} shape={shape}>
        {word}
      </StatusBadge>
      {page.scheduledFor ? (
        <StatusBadge tone="info" shape="ring" className="max-lg:hidden">
          <span>
            Publishes <DateText at={page.scheduledFor} inSentence />
          </span>
        </StatusBadge>
      ) : null}
    </>
  );
}

/** What the badge says of a page. */
export function badgeOf({ page, isSaved, diff }: PageBadgeProps) {
  const count = diff ? countOf(diff) : 0;
  const changes = count === 1 ? "1 change" : `${count} changes`;
  if (page.liveVersion === null) return { word: "Draft", tone: "neutral", shape: "ring" } as const;
  if (!page.published) return { word: "Hidden", tone: "warning", shape: "square" } as const;
  const isSame = !page.edited && isSaved && count === 0;
  if (isSame) return { word: "Published", tone: "success", shape: "dot" } as const;
  return { word: count > 0 ? `Draft, ${changes}` : "Draft, changed", tone: "warning", shape: "ring" } as const;
}
