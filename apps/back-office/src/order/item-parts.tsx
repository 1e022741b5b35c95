import { fromMajor, plainAmount } from "@selvedge/domain/money/money";
import { Swatch } from "@selvedge/ui/content/swatch";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { Money } from "@selvedge/ui/words/money";
import { TypedWords } from "@selvedge/ui/words/typed-words";
import { Shirt } from "lucide-react";
import type { StaffItem } from "../data/reply.ts";

/** What was bought: its picture, name, code, colour, size and printed sides. */
export function ItemName({ item }: { item: StaffItem }) {
  return (
    <span className="flex items-center gap-3">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-control bg-mock">
        {item.image ? (
          <img src={item.image} alt="" className="size-10 object-contain" />
        ) : (
          <Shirt aria-hidden size={20} className="text-ink-3" />
        )}
      </span>
      <span className="min-w-0 wrap-anywhere">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <strong className="font-semibold">{item.name}</strong>
          <code className="font-mono text-label text-ink-2">{item.sku}</code>
          {item.approval === "approved" ? null : (
            <StatusBadge tone="warning" shape="ring">
              {approvalWords[item.approval] ?? item.approval}
            </StatusBadge>
          )}
          {item.end ? <StatusBadge>{item.end}</StatusBadge> : null}
        </span>
        <span className="text-ink-2">
          <Swatch
            colour={item.hex}
            name={[`${item.colour}, ${item.size}`, item.sides.join(" and ")].filter(Boolean).join(", ")}
            size={12}
          />
        </span>
        <TypedWords words={item.personalisation} />
      </span>
    </span>
  );
}

const approvalWords: Record<string, string> = { pending: "Waiting for approval", denied: "Denied", draft: "Draft" };

/** "2 × £24.00" */
export function ItemCount({ item, currency }: { item: StaffItem; currency: string }) {
  return (
    <>
      {item.quantity} × <Money amountMinor={fromMajor(item.unitPriceIncTax, currency)} currency={currency} />
    </>
  );
}

/** What the line came to, over net, VAT and discount. */
export function ItemTotal({ item, currency }: { item: StaffItem; currency: string }) {
  const figures = (major: number) => plainAmount(fromMajor(major, currency), currency);
  return (
    <>
      <span className="block whitespace-nowrap font-semibold">
        <Money amountMinor={fromMajor(item.total, currency)} currency={currency} />
      </span>
      <span className="figures block whitespace-nowrap text-tiny text-ink-2 max-sm:whitespace-normal">{`${figures(item.price)} + ${figures(item.tax)} – ${figures(item.discount)}`}</span>
    </>
  );
}
