import { Button } from "@selvedge/ui/actions/button";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { StatusBadge, type Tone } from "@selvedge/ui/feedback/status-badge";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { useQuery } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { loadError } from "../data/failure-text.ts";
import { useShop } from "../session/shop.ts";
import { AccessCard } from "../visitors/access-card.tsx";
import { DenialAnswer } from "../visitors/denial-answer.tsx";
import { LetInCard } from "../visitors/let-in-card.tsx";
import { ReviewNotice } from "../visitors/review-notice.tsx";
import { usePreview } from "../visitors/use-preview.ts";
import { type ShopAccess, visitorsQuery } from "../visitors/visitors-query.ts";

const states: Record<ShopAccess["door"] | "review" | "denied", { tone: Tone; words: string }> = {
  open: { tone: "success", words: "Open" },
  password: { tone: "warning", words: "Password" },
  comingSoon: { tone: "info", words: "Coming soon" },
  review: { tone: "danger", words: "Under review" },
  denied: { tone: "danger", words: "Not approved" },
};

/** Who can visit the shop: its door, the people who are let in, and the way to look before others do. */
export function Component() {
  const shop = useShop();
  const { data: access, error, isPending, refetch } = useQuery(visitorsQuery(shop.id));
  const { isBusy, preview } = usePreview();
  const failure = access ? null : loadError("Who can visit your shop did not load.", error, refetch);
  const state = access && states[access.underReview?.deniedAt ? "denied" : access.underReview ? "review" : access.door];
  return (
    <>
      <PageHeader
        title="Who can visit"
        crumbs={[{ label: "Settings", href: "/settings" }]}
        badges={state ? <StatusBadge tone={state.tone}>{state.words}</StatusBadge> : null}
        actions={
          <Button size="dense" icon={Eye} busy={isBusy} busyLabel="Opening" onPress={() => void preview()}>
            Preview your shop
          </Button>
        }
      />
      {failure ? <ErrorState {...failure} /> : null}
      {isPending ? <Skeleton className="h-72 w-full" /> : null}
      {access ? (
        <div className="flex flex-col gap-4">
          {access.underReview ? <ReviewNotice review={access.underReview} /> : null}
          {access.underReview?.deniedAt ? (
            <DenialAnswer key={access.underReview.deniedAt} answer={access.underReview.answer} />
          ) : null}
          <AccessCard access={access} />
          <LetInCard access={access} />
        </div>
      ) : null}
    </>
  );
}
