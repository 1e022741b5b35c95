import { LinkButton } from "@selvedge/ui/actions/link-button";
import { cx } from "@selvedge/ui/class-names.ts";
import { Card } from "@selvedge/ui/content/card";
import { DateText } from "@selvedge/ui/words/date-text";
import { CircleAlert, ImageOff, type LucideIcon, OctagonPause, Scale } from "lucide-react";
import type { Overview } from "../data/reply.ts";

type Need = Overview["needsYou"][number];

const looks: Record<Need["kind"], { icon: LucideIcon; look: string; fix: string }> = {
  hold: { icon: OctagonPause, look: "bg-warning-tint text-warning", fix: "Open order" },
  issue: { icon: CircleAlert, look: "bg-danger-tint text-danger", fix: "Open order" },
  denied: { icon: Scale, look: "bg-danger-tint text-danger", fix: "Change design" },
  pictures: { icon: ImageOff, look: "bg-warning-tint text-warning", fix: "Open product" },
};

/** What waits for the merchant, with one fix each, and below it what is being seen to without her. */
export function NeedsYou({ needs }: { needs: readonly Need[] }) {
  const [ours, yours] = [needs.filter(({ isOurs }) => isOurs), needs.filter(({ isOurs }) => !isOurs)];
  return (
    <>
      {yours.length > 0 ? <Needs title="Needs you" note={String(yours.length)} needs={yours} /> : null}
      {ours.length > 0 ? <Needs title="We are on it" note="Nothing needs your attention" needs={ours} /> : null}
    </>
  );
}

function Needs({ title, note, needs }: { title: string; note: string; needs: readonly Need[] }) {
  return (
    <Card flush title={title} note={note}>
      <ul>
        {needs.map((need) => (
          <NeedRow key={`${need.kind} ${need.orderId ?? need.productId} ${need.title}`} need={need} />
        ))}
      </ul>
    </Card>
  );
}

function NeedRow({ need }: { need: Need }) {
  const { icon: Icon, look, fix } = looks[need.kind];
  const href = need.orderId ? `/orders/${need.orderId}` : `/products/${need.productId}`;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t px-4 py-3">
      <span
        className={cx(
          "flex size-8 items-center justify-center rounded-control",
          need.isOurs ? "bg-sunken text-ink-2" : look,
        )}
      >
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
}
