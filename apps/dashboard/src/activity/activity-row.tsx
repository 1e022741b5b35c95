import { TextLink } from "@selvedge/ui/actions/text-link";
import { Avatar } from "@selvedge/ui/content/avatar";
import { BrandMark } from "@selvedge/ui/frames/brand-mark";
import { DateText } from "@selvedge/ui/words/date-text";
import type { ActivityEntry } from "./activity-query.ts";
import { activityName, activityPage, activityWords } from "./activity-words.ts";

/** Who did what to what, and when. */
export function ActivityRow({ entry: { at, by, accountId, isYou, action, thing, name } }: { entry: ActivityEntry }) {
  const page = activityPage(thing);
  const called = activityName(action, name);
  return (
    <li className="flex items-start gap-3 border-line px-4 py-2.5 text-body not-first:border-t">
      {accountId === null ? (
        <span className="flex size-8 shrink-0 items-center justify-center">
          <BrandMark size={24} />
        </span>
      ) : (
        <Avatar name={by} size={32} />
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <p className="min-w-0">
          <span className="block font-medium">
            {by} {isYou ? <span className="font-normal text-ink-2">you</span> : null}
          </span>
          <span className="text-ink-2 wrap-anywhere">
            {activityWords(action)}{" "}
            {called ? (
              page ? (
                <TextLink href={page}>{called}</TextLink>
              ) : (
                <b className="font-medium text-ink">{called}</b>
              )
            ) : null}
          </span>
        </p>
        <DateText at={at} className="text-dense text-ink-2" />
      </div>
    </li>
  );
}
