import { Card } from "@selvedge/ui/content/card";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { TabBar } from "@selvedge/ui/frames/tab-bar";
import { useListAddress } from "@selvedge/ui/routing/use-list-address.ts";
import { Pagination } from "@selvedge/ui/tables/pagination";
import { useQuery } from "@tanstack/react-query";
import { Star } from "lucide-react";
import { useState } from "react";
import { loadError } from "../../data/failure-text.ts";
import { ReviewCard } from "../../reviews/review-card.tsx";
import { type Review, reviewsQuery } from "../../reviews/reviews-query.ts";
import { useDecideReview } from "../../reviews/use-decide-review.ts";
import { WordsDialog } from "../../reviews/words-dialog.tsx";
import { useShop } from "../../session/shop.ts";

const perPage = 25;
type State = "all" | Review["state"];

const tabs: readonly (readonly [State, string])[] = [
  ["waiting", "Waiting"],
  ["shown", "Shown"],
  ["hidden", "Hidden"],
  ["all", "All"],
];

/** What buyers say of the shop's products: what waits is shown or hidden, and each may be answered. */
export function Component() {
  const shop = useShop();
  const { values, page, change } = useListAddress({ state: "waiting" });
  const state = values.state as State;
  const { data, error, isPending, refetch } = useQuery(reviewsQuery(shop.id, { state, page, perPage }));
  const failure = data ? null : loadError("The reviews did not load.", error, refetch);
  const list = (
    <>
      {failure ? <ErrorState {...failure} /> : null}
      {isPending ? <Skeleton className="h-96 w-full" /> : null}
      {data ? <ReviewList reviews={data.data} isFiltered={state !== "all"} /> : null}
      {data && data.meta.total > perPage ? (
        <Pagination page={page} pageSize={perPage} total={data.meta.total} onPage={(next) => change({ page: next })} />
      ) : null}
    </>
  );
  return (
    <>
      <PageHeader
        title="Reviews"
        note="Everybody who was sent an order is asked some days later. You decide what your shop shows."
      />
      <TabBar
        label="States"
        selectedKey={state}
        onSelectionChange={(next) => change({ state: String(next) })}
        tabs={tabs.map(([id, label]) => ({
          id,
          label,
          count: data ? (data.counts[id] ?? 0) : undefined,
          content: id === state ? list : undefined,
        }))}
      />
    </>
  );
}

interface Asked {
  readonly about: Review;
  readonly what: "hide" | "answer";
}

function ReviewList({ reviews, isFiltered }: { reviews: readonly Review[]; isFiltered: boolean }) {
  const decide = useDecideReview();
  const [asked, setAsked] = useState<Asked | null>(null);
  if (reviews.length === 0)
    return (
      <EmptyState icon={Star} title={isFiltered ? "None of these" : "No reviews yet"}>
        {isFiltered
          ? "Other reviews are under All."
          : "The first buyers are asked some days after their parcel arrived."}
      </EmptyState>
    );
  return (
    <Card flush>
      <ul aria-label="Reviews">
        {reviews.map((review) => (
          <ReviewCard
            key={review.id}
            review={review}
            onShow={() => decide(review, { state: "shown" }, "The review is in your shop.").catch(() => {})}
            onHide={() => setAsked({ about: review, what: "hide" })}
            onAnswer={() => setAsked({ about: review, what: "answer" })}
          />
        ))}
      </ul>
      {asked ? <AskedDialog asked={asked} decide={decide} onClose={() => setAsked(null)} /> : null}
    </Card>
  );
}

interface AskedDialogProps {
  readonly asked: Asked;
  readonly decide: ReturnType<typeof useDecideReview>;
  readonly onClose: () => void;
}

const AskedDialog = ({ asked: { about, what }, decide, onClose }: AskedDialogProps) =>
  what === "hide" ? (
    <WordsDialog
      title={`Hide the review by ${about.author}?`}
      label="Why"
      before=""
      limit={300}
      saveLabel="Hide it"
      isRequired
      onSave={(hiddenReason) => decide(about, { state: "hidden", hiddenReason }, "The review is hidden.")}
      onClose={onClose}
    >
      It no longer counts for the rating. The reason is for your team and for us; the buyer sees that it is not shown.
    </WordsDialog>
  ) : (
    <WordsDialog
      title={`Answer ${about.author}`}
      label="Your answer"
      before={about.reply}
      limit={1000}
      saveLabel={about.state === "hidden" ? "Save and show" : "Save"}
      isRequired={about.reply === ""}
      onSave={(reply) =>
        decide(
          about,
          { state: "shown", reply },
          reply ? "Your answer is under the review." : "Your answer is taken away.",
        )
      }
      onClose={onClose}
    >
      It stands under the review, where everybody reads it. The review is shown with it.
    </WordsDialog>
  );
