import { LinkButton } from "@selvedge/ui/actions/link-button";
import { Card } from "@selvedge/ui/content/card";
import { ProgressBar } from "@selvedge/ui/feedback/progress-bar";
import { Check } from "lucide-react";
import type { Overview } from "../data/reply.ts";
import { checklistOf, type Item } from "./checklist.ts";

/** The checklist of a new shop; only the next item is open. Gone when nothing on it can be done any more. */
export function GetReady({ ready }: { ready: Overview["ready"] }) {
  const items = checklistOf(ready);
  if (!items.some(({ way }) => way)) return null;
  const done = items.filter(({ isDone }) => isDone).length;
  return (
    <Card
      title="Get ready to sell"
      aside={
        <span className="figures">
          {done} of {items.length}
        </span>
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
                  <span className={item.way ? "font-medium" : "text-ink-2"}>
                    {item.label}
                    {item.isDone ? <span className="sr-only">, done</span> : null}
                  </span>
                  <span className="truncate text-label text-ink-2">{item.note}</span>
                </p>
                {item.way ? (
                  <>
                    <p className="mt-0.5 text-dense text-ink-2">{item.text}</p>
                    <LinkButton href={item.way.href} variant="primary" size="dense" className="mt-2.5">
                      {item.way.action}
                    </LinkButton>
                  </>
                ) : null}
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
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
