import { TextLink } from "@selvedge/ui/actions/text-link";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Notice } from "@selvedge/ui/feedback/notice";
import { SkeletonLines } from "@selvedge/ui/feedback/skeleton";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { useQuery } from "@tanstack/react-query";
import { Layers } from "lucide-react";
import { batchesQuery } from "../batches/batches-query.ts";
import { ClosedBatches } from "../batches/closed-batches.tsx";
import { OpenBatchCard } from "../batches/open-batch.tsx";
import { useCloseBatch } from "../batches/use-close-batch.ts";
import { loadError } from "../data/failure-text.ts";

/** Batches of paper at Newport: what fills them, and what is at the press. */
export function Component() {
  const { data, error, refetch } = useQuery(batchesQuery);
  const { busy, closed, close } = useCloseBatch();
  const failure = loadError("Batches did not load.", error, () => void refetch());
  return (
    <div className="p-4 md:p-6">
      <PageHeader
        title="Batches"
        note="Newport prints paper in batches of one size. Nothing of a batch is printed before it closes."
        actions={<TextLink href="/stations/newport-press">Newport press</TextLink>}
      />
      {failure ? <ErrorState {...failure} className="mb-4" /> : null}
      {closed && closed.left.length > 0 ? (
        <div className="mb-4">
          <Notice tone="warning" title={`Left for the batch after ${closed.name}`}>
            {closed.left.map(({ reference, message }) => (
              <p key={reference}>{`${reference}: ${message}`}</p>
            ))}
          </Notice>
        </div>
      ) : null}
      {data ? (
        <div className="flex flex-col gap-4">
          {data.open.length > 0 ? (
            <div className="grid gap-4 lg:grid-cols-2">
              {data.open.map((batch) => (
                <OpenBatchCard
                  key={batch.medium}
                  batch={batch}
                  isBusy={busy === batch.medium}
                  isOff={busy !== ""}
                  onClose={() => void close(batch.medium)}
                />
              ))}
            </div>
          ) : (
            <EmptyState icon={Layers} title="No print is waiting">
              Art prints that have been paid gather here until their batch closes.
            </EmptyState>
          )}
          {data.closed.length > 0 ? <ClosedBatches batches={data.closed} /> : null}
        </div>
      ) : failure ? null : (
        <SkeletonLines lines={8} />
      )}
    </div>
  );
}
