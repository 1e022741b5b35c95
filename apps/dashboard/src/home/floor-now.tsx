import { TextLink } from "@selvedge/ui/actions/text-link";
import { Card } from "@selvedge/ui/content/card";
import { Thumb } from "@selvedge/ui/content/thumb";
import { StepBar } from "@selvedge/ui/feedback/step-bar";
import { clockTime } from "@selvedge/ui/words/date-format.ts";
import type { ReactNode } from "react";
import { Link } from "react-aria-components/Link";
import type { Overview } from "../data/reply.ts";
import { useMay } from "../session/shop.ts";

/** Goods that are being made at this moment, the last that moved first. */
export function FloorNow({ floor, isLive }: { floor: Overview["floor"]; isLive: boolean }) {
  return (
    <Card
      flush
      title={
        <span className="flex items-center gap-2">
          On the floor now
          {isLive ? <span aria-hidden className="size-2 rounded-full bg-success ring-4 ring-success-tint" /> : null}
        </span>
      }
      aside={floor.open > 0 ? <Open count={floor.open} /> : null}
    >
      {floor.garments.length === 0 ? (
        <p className="border-line border-t px-4 py-5 text-dense text-ink-2">
          Nothing is being made right now. Paid orders appear here when their first item is picked.
        </p>
      ) : (
        <ul>
          {floor.garments.map((garment) => (
            <li key={garment.key} className="border-line border-t">
              <ToOrder id={garment.orderId}>
                {garment.imageUrl ? <Thumb picture={{ id: garment.key, src: garment.imageUrl, alt: "" }} /> : null}
                <span className="min-w-0 flex-1">
                  <span className="block truncate text-dense font-medium">{garment.name}</span>
                  <span className="block text-label text-ink-2">
                    {garment.colour} · {garment.size}
                  </span>
                  <StepBar
                    bare
                    steps={6}
                    done={garment.done}
                    running
                    words={`${garment.now}, ${garment.done} of 6 steps done`}
                    className="mt-1.5 max-w-28"
                  />
                </span>
                <span className="text-right text-dense">
                  <span className="block font-medium">{garment.now}</span>
                  <span className="figures block text-label text-ink-2">{clockTime(new Date(garment.at))}</span>
                </span>
              </ToOrder>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Open({ count }: { count: number }) {
  const text = `${count} open`;
  return useMay("orders.read") ? <TextLink href="/orders?view=making">{text}</TextLink> : text;
}

const line = "flex items-center gap-3 px-4 py-3 text-ink";

/** Leads to the garment's order, for those who see orders. */
function ToOrder({ id, children }: { id: number | null; children: ReactNode }) {
  if (id === null) return <div className={line}>{children}</div>;
  return (
    <Link href={`/orders/${id}`} className={`${line} data-hovered:bg-hover`}>
      {children}
    </Link>
  );
}
