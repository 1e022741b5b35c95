import { LinkButton } from "@selvedge/ui/actions/link-button";
import { TextLink } from "@selvedge/ui/actions/text-link";
import { Card } from "@selvedge/ui/content/card";
import { ProgressBar } from "@selvedge/ui/feedback/progress-bar";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { Overview } from "../data/reply.ts";
import { useShop } from "../session/shop.ts";
import { checklistOf, type Item, minutesLeft } from "./checklist.ts";
import { overviewQuery } from "./overview-query.ts";

/**
 * The checklist of a new shop: only the next item is open, and each of the others links to where it is done. Not shown once
 * everything is done, nor to somebody who has hidden it.
 */
export function GetReady({ ready }: { ready: Overview["ready"] }) {
  const hide = useHiding();
  const items = checklistOf(ready);
  if (ready.isHidden || !items.some(({ way }) => way)) return null;
  const done = items.filter(({ isDone }) => isDone).length;
  const minutes = minutesLeft(items);
  return (
    <Card
      title="Get ready to sell"
      aside={
        <span className="figures">
          {done} of {items.length}
          {minutes > 0 ? `, about ${minutes} minutes left` : ""}
        </span>
      }
      footer={
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span>Leave whenever you like, each step is kept.</span>
          <button type="button" className="min-h-6 font-medium text-primary" onClick={() => void hide(true)}>
            Put the list away
          </button>
        </div>
      }
    >
      <ProgressBar bare label="Get ready to sell" value={done} max={items.length} className="mb-3" />
      <ol className="-mx-2 flex flex-col gap-1">
        {items.map((item) => (
          <li key={item.code} className={item.way ? "rounded-control bg-primary-tint p-2.5" : "px-2.5 py-1.5"}>
            <div className="flex items-start gap-2.5">
              <Mark item={item} />
              <div className="min-w-0 flex-1">
                <p className="flex items-baseline justify-between gap-3">
                  <span className={item.isDone ? "text-ink-2" : "font-medium"}>
                    {item.laterHref ? <TextLink href={item.laterHref}>{item.label}</TextLink> : item.label}
                    {item.isDone ? <span className="sr-only">, done</span> : null}
                  </span>
                  <span className="truncate text-label text-ink-2">{item.note}</span>
                </p>
                {item.isDone || !item.text ? null : <p className="mt-0.5 text-dense text-ink-2">{item.text}</p>}
                {item.way ? (
                  <LinkButton href={item.way.href} variant="primary" size="dense" className="mt-2.5">
                    {item.way.action}
                  </LinkButton>
                ) : null}
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Puts the list away for this person, with a message that brings it back. */
function useHiding() {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const key = overviewQuery(division).queryKey;
  return async function hide(isHidden: boolean): Promise<void> {
    try {
      await api("PUT /divisions/{division}/overview/checklist/", { params: { division }, body: { isHidden } });
      await queries.invalidateQueries({ queryKey: key });
      if (isHidden)
        showSnackbar({
          code: `checklist ${Date.now()}`,
          text: "The list is put away. Everything on it is in the navigation and in Settings.",
          durationMs: 10_000,
          undo: () => void hide(false),
        });
    } catch (error) {
      showSnackbar({ code: "checklist", tone: "failed", text: failureText(error) });
    }
  };
}

function Mark({ item: { isDone, way } }: { item: Item }) {
  const look = isDone
    ? "bg-success-tint text-success"
    : way
      ? "border-2 border-primary"
      : "border border-control border-dashed";
  return (
    <span aria-hidden className={`mt-px flex size-5 shrink-0 items-center justify-center rounded-full ${look}`}>
      {isDone ? <Check size={12} /> : null}
    </span>
  );
}
