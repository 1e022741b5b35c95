import { Button } from "@selvedge/ui/actions/button";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReleaseOutcome } from "./release.ts";

/** What became of each order that was to be released. */
export function ReleaseResults({
  outcomes,
  onClose,
  onPrint,
}: {
  outcomes: ReleaseOutcome[] | null;
  onClose: () => void;
  onPrint: (orders: number[]) => void;
}) {
  const done = outcomes?.filter(({ ok }) => ok) ?? [];
  const title = outcomes ? `${done.length} of ${outcomes.length} released` : "";
  return (
    <Dialog
      title={title}
      width="regular"
      isOpen={outcomes !== null}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Close</Button>
          {done.length > 0 ? (
            <Button variant="primary" onPress={() => onPrint(done.map(({ orderId }) => orderId))}>
              Print the labels
            </Button>
          ) : null}
        </>
      }
    >
      <ul className="flex flex-col divide-y divide-line">
        {outcomes?.map((outcome) => (
          <li key={outcome.orderId} className="flex items-start gap-3 py-2.5">
            {outcome.ok ? (
              <CircleCheck aria-hidden size={18} className="mt-px shrink-0 text-success" />
            ) : (
              <CircleAlert aria-hidden size={18} className="mt-px shrink-0 text-warning" />
            )}
            <span className="min-w-0">
              <strong className="font-semibold">{outcome.reference || outcome.orderId}</strong>
              <span className="block text-ink-2">{outcome.message}</span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
