import { wordsOfGood } from "@selvedge/garments/blanks/good-words";
import { Card } from "@selvedge/ui/content/card";
import { type Moment, Timeline } from "@selvedge/ui/content/timeline";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { DateText } from "@selvedge/ui/words/date-text";
import type { Mockups, Product } from "../data/reply.ts";

/** The state of a product's review, and what that means for selling it. */
export function ApprovalCard({ product, mockups }: { product: Product; mockups: Mockups }) {
  const { approvalStatus, publishedAt, decidedAt } = product;
  const isChecked = mockups.printFiles.total > 0 && mockups.printFiles.ready === mockups.printFiles.total;
  const moments: Moment[] = [
    {
      id: "sent",
      label: "Sent for review",
      state: publishedAt ? "done" : "next",
      ...(publishedAt && { aside: <DateText at={publishedAt} /> }),
    },
    {
      id: "checks",
      label: "Print checks passed",
      state: mockups.printFailure ? "failed" : isChecked ? "done" : publishedAt ? "now" : "next",
      ...(product.printWarnings.length > 0 && { detail: <PrintWarnings product={product} /> }),
      ...(isChecked && { aside: product.lowestDpi === null ? "Automatic" : `Automatic, ${product.lowestDpi} dpi` }),
    },
    {
      id: "approved",
      label: approvalStatus === "denied" ? "Denied by our team" : "Approved by our team",
      state:
        approvalStatus === "approved" ? "done" : approvalStatus === "denied" ? "failed" : publishedAt ? "now" : "next",
      ...(decidedAt && { aside: <DateText at={decidedAt} /> }),
      ...(product.denialReason && { detail: product.denialReason }),
    },
  ];
  return (
    <Card title="Approval" aside={<Badge status={approvalStatus} />}>
      <Timeline moments={moments} />
      <p className="mt-3 border-line border-t pt-3 text-label text-ink-2">
        {words[approvalStatus](wordsOfGood(product.blankCode).colours)}
      </p>
    </Card>
  );
}

/** What may be a mistake; it stops nothing. */
function PrintWarnings({ product: { printWarnings, printedSides } }: { product: Product }) {
  return (
    <span className="flex flex-col gap-1 text-warning">
      {printWarnings.map(({ code, side, text }) => (
        <span key={`${code} ${side} ${text}`}>
          {printedSides.length > 1 ? <span className="capitalize">{side}: </span> : null}
          {text}
        </span>
      ))}
    </span>
  );
}

const words: Record<Product["approvalStatus"], (colours: string) => string> = {
  draft: () => "A product goes to review when it is published. You can sell it in the meantime.",
  pending: () =>
    "In review; you can sell it in the meantime. Orders wait until it is approved, usually under two hours.",
  approved: (colours) => `A new design or name goes to review again. Price, text and ${colours} do not.`,
  denied: () => "It is not for sale. Change its name, or its design and publish it again, and we'll review it again.",
};

const badges = {
  draft: { tone: "neutral", shape: "ring", word: "Draft" },
  pending: { tone: "warning", shape: "ring", word: "In review" },
  approved: { tone: "success", shape: "dot", word: "Approved" },
  denied: { tone: "danger", shape: "square", word: "Denied" },
} as const;

function Badge({ status }: { status: Product["approvalStatus"] }) {
  const { word, tone, shape } = badges[status];
  return (
    <StatusBadge tone={tone} shape={shape}>
      {word}
    </StatusBadge>
  );
}
