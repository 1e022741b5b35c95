import { Button } from "@selvedge/ui/actions/button";
import { TextLink } from "@selvedge/ui/actions/text-link";
import { Card } from "@selvedge/ui/content/card";
import { ProgressBar } from "@selvedge/ui/feedback/progress-bar";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { DateText } from "@selvedge/ui/words/date-text";
import type { OpenBatch } from "../data/reply.ts";
import { useMay } from "../session/person.ts";

interface Props {
  batch: OpenBatch;
  isBusy: boolean;
  isOff: boolean;
  onClose: () => void;
}

/** A batch that fills: its prints, how full it is, when it closes by itself, and a button that closes it now. */
export function OpenBatchCard({ batch, isBusy, isOff, onClose }: Props) {
  const { medium, sheets, fullSheets, prints } = batch;
  const mayClose = useMay("production.plan");
  const isFull = sheets >= fullSheets;
  return (
    <Card
      title={`Art prints, ${medium}`}
      aside={
        <StatusBadge tone={isFull ? "success" : "info"} shape={isFull ? "dot" : "ring"}>
          {isFull ? "Full" : "Filling"}
        </StatusBadge>
      }
      footer={
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span>
            Closes by itself <DateText at={batch.closesAt} inSentence />, or when full.
          </span>
          {mayClose ? (
            <Button variant="primary" busy={isBusy} busyLabel="Closing" isDisabled={isOff} onPress={onClose}>
              {sheets === 1 ? "Close and send 1 sheet" : `Close and send ${sheets} sheets`}
            </Button>
          ) : null}
        </div>
      }
    >
      <ProgressBar
        label="Sheets"
        value={Math.min(sheets, fullSheets)}
        max={fullSheets}
        valueText={`${sheets} of ${fullSheets}`}
      />
      <ul className="mt-3">
        {prints.map((print) => (
          <li
            key={`${print.orderId} ${print.name} ${print.frame}`}
            className="flex items-baseline justify-between gap-3 border-line border-t py-2"
          >
            <span className="min-w-0">
              <span className="block truncate font-medium">{print.name}</span>
              <span className="block truncate text-dense text-ink-2">{`${print.shop}, ${print.frame}`}</span>
            </span>
            <span className="figures shrink-0 text-right text-dense">
              <TextLink href={`/orders/${print.orderId}`}>{print.reference}</TextLink>
              <span className="block text-ink-2">{print.quantity === 1 ? "1 sheet" : `${print.quantity} sheets`}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
