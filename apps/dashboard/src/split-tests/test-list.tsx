import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { DateText } from "@selvedge/ui/words/date-text";
import { ChevronRight } from "lucide-react";
import { Link } from "react-aria-components/Link";
import type { SplitTest } from "./split-tests-query.ts";
import { kindWords, stateLooks } from "./test-words.ts";

/** Tests of a shop, newest first. */
export function TestList({ tests }: { tests: readonly SplitTest[] }) {
  return (
    <ul aria-label="Split tests">
      {tests.map((test) => {
        const { words, tone, shape } = stateLooks[test.state];
        return (
          <li key={test.id} className="border-line not-first:border-t">
            <Link
              href={`/split-tests/${test.id}`}
              className="flex items-center gap-3 px-4 py-3 outline-none data-focus-visible:ring-focus data-hovered:bg-hover"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate text-body font-medium">{test.name}</span>
                <span className="block text-dense text-ink-2">
                  {test.kind === "blocks" ? `${kindWords.blocks.title}: ` : null}
                  {test.variations.map(({ name }) => name).join(" or ")}
                </span>
              </span>
              <span className="flex shrink-0 flex-col items-end gap-1 text-label text-ink-2">
                <StatusBadge tone={tone} shape={shape}>
                  {words}
                </StatusBadge>
                <span>
                  <DateText at={test.endedAt ?? test.startedAt ?? test.createdAt} form="day" />
                </span>
              </span>
              <ChevronRight aria-hidden size={16} className="shrink-0 text-ink-3" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
