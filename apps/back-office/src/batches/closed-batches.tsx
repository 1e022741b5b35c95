import { TextLink } from "@selvedge/ui/actions/text-link";
import { Card } from "@selvedge/ui/content/card";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { DateText } from "@selvedge/ui/words/date-text";
import type { ClosedBatch } from "../data/reply.ts";

const states = {
  processing: { word: "At the press", tone: "info", shape: "ring" },
  printed: { word: "Printed", tone: "primary", shape: "dot" },
  complete: { word: "Sent", tone: "success", shape: "dot" },
  failed: { word: "Failed", tone: "danger", shape: "square" },
} as const satisfies Record<ClosedBatch["state"], object>;

const closedBy = {
  person: "closed by hand",
  fill: "closed full",
  age: "closed by its age",
  cut_off: "closed at the cut-off",
};

/** The newest batches that went to the press, with how far their sheets are. */
export function ClosedBatches({ batches }: { batches: readonly ClosedBatch[] }) {
  return (
    <Card title="At the press and done" flush>
      <ul>
        {batches.map((batch) => {
          const { word, tone, shape } = states[batch.state];
          return (
            <li
              key={batch.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-t px-4 py-3"
            >
              <div className="min-w-0 flex-1 max-md:basis-full">
                <h3 className="font-semibold">{`${batch.name}, ${batch.medium}`}</h3>
                <p className="text-dense text-ink-2">
                  <DateText at={batch.closedAt} />
                  {`, ${closedBy[batch.closedBy]}`}
                </p>
                <p className="figures flex flex-wrap gap-x-3 text-dense">
                  {batch.orders.map(({ orderId, reference }) => (
                    <TextLink key={orderId} href={`/orders/${orderId}`}>
                      {reference}
                    </TextLink>
                  ))}
                </p>
              </div>
              <p className="figures text-dense text-ink-2">
                {`${batch.printed} of ${batch.sheets} printed, ${batch.sent} sent`}
              </p>
              <StatusBadge tone={tone} shape={shape}>
                {word}
              </StatusBadge>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
