import { Card } from "@selvedge/ui/card";
import { DateText } from "@selvedge/ui/date-text";
import { LinkButton } from "@selvedge/ui/link-button";
import { CircleAlert, ImageOff, type LucideIcon, OctagonPause, Scale } from "lucide-react";
import type { Overview } from "../data/reply.ts";

type Need = Overview["needsYou"][number];

const looks: Record<Need["kind"], { icon: LucideIcon; look: string; fix: string }> = {
  hold: { icon: OctagonPause, look: "bg-warning-tint text-warning", fix: "Open order" },
  issue: { icon: CircleAlert, look: "bg-danger-tint text-danger", fix: "Open order" },
  denied: { icon: Scale, look: "bg-danger-tint text-danger", fix: "Change design" },
  pictures: { icon: ImageOff, look: "bg-warning-tint text-warning", fix: "Open product" },
};

/** What waits for the merchant: cause, what it is about, and one fix. */
export function NeedsYou({ needs }: { needs: readonly Need[] }) {
  return (
    <Card flush title="Needs you" note={needs.length > 0 ? String(needs.length) : undefined}>
      <ul>
        {needs.map((need) => {
          const { icon: Icon, look, fix } = looks[need.kind];
          const href = need.orderId ? `/orders/${need.orderId}` : `/products/${need.productId}`;
          return (
            <li
              key={`${need.kind} ${need.orderId ?? need.productId} ${need.title}`}
              className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t px-4 py-3"
            >
              <span className={`flex size-8 items-center justify-center rounded-control ${look}`}>
                <Icon aria-hidden size={16} />
              </span>
              <div className="min-w-0 flex-1 text-dense">
                <p>
                  <strong className="font-medium text-body">{need.title}</strong>{" "}
                  <DateText at={need.at} form="age" className="text-label text-ink-2" />
                </p>
                <p className="truncate text-ink-2">{need.detail}</p>
              </div>
              <LinkButton href={href} size="dense" className="max-md:w-full">
                {fix}
              </LinkButton>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
