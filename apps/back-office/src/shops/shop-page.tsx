import { Button } from "@selvedge/ui/actions/button";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { Notice } from "@selvedge/ui/feedback/notice";
import { DateText } from "@selvedge/ui/words/date-text";
import { useQuery } from "@tanstack/react-query";
import { Eye, Store } from "lucide-react";
import { useState } from "react";
import { loadError } from "../data/failure-text.ts";
import type { ShopDetail } from "../data/reply.ts";
import { BackToList, ChosenMissing } from "../lists/chosen-page.tsx";
import { useMay } from "../session/person.ts";
import { PagesCard } from "./pages-card.tsx";
import { ReviewDialog, type ReviewStep } from "./review-dialog.tsx";
import { DoorMark } from "./shop-marks.tsx";
import { shopQuery } from "./shop-queries.ts";
import { SideColumn } from "./side-column.tsx";

/** One shop, as staff see it. */
export function ShopPage({ id, listSearch }: { id: number; listSearch: string }) {
  const { data, error, refetch } = useQuery(shopQuery(id));
  const failure = loadError("This shop did not load.", error, () => void refetch());
  const back = <BackToList href={`/shops${listSearch}`}>All shops</BackToList>;
  if (!data)
    return (
      <ChosenMissing back={back} error={error} failure={failure} icon={Store} title="No shop is here">
        This shop does not exist, or the address has a mistake.
      </ChosenMissing>
    );
  return (
    <div className="grid min-w-0 content-start gap-4 p-4 md:p-6 2xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-4">
        {back}
        <ShopHead shop={data} />
        <PagesCard shop={data} />
      </div>
      <SideColumn shop={data} />
    </div>
  );
}

function ShopHead({ shop }: { shop: ShopDetail }) {
  const [step, setStep] = useState<ReviewStep | null>(null);
  const mayModerate = useMay("shops.moderate") && !shop.isPlatformSite;
  return (
    <>
      <header className="flex flex-wrap items-start gap-4">
        <title>{`${shop.name} · Selvedge`}</title>
        <div className="min-w-0 flex-1 basis-64">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="text-title font-semibold">{shop.name}</h1>
            <DoorMark shop={shop} />
          </div>
          <p className="text-body text-ink-2">
            {`Division ${shop.id}, project ${shop.project}. Here since `}
            <DateText at={shop.since} form="day" inSentence />.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <LinkButton href={shop.url} target="_blank">
            Visit the shop
          </LinkButton>
          {mayModerate && !shop.underReviewSince ? (
            <Button variant="danger" icon={Eye} onPress={() => setStep("start")}>
              Put under review
            </Button>
          ) : null}
        </div>
      </header>
      {shop.underReviewSince ? <Standing {...{ shop, mayModerate, setStep }} since={shop.underReviewSince} /> : null}
      <ReviewDialog shop={shop} step={step} onClose={() => setStep(null)} />
    </>
  );
}

interface StandingProps {
  shop: ShopDetail;
  since: string;
  mayModerate: boolean;
  setStep: (step: ReviewStep) => void;
}

/** A shop that staff keep closed: why, since when, and what can be decided about it. */
function Standing({ shop, since, mayModerate, setStep }: StandingProps) {
  const button = (step: ReviewStep, words: string, variant: "plain" | "primary" | "danger" = "plain") => (
    <Button size="row" {...(variant !== "plain" && { variant })} onPress={() => setStep(step)}>
      {words}
    </Button>
  );
  if (shop.denial)
    return (
      <Notice
        tone="danger"
        title="Site denied"
        actions={
          mayModerate ? (
            <>
              {button("again", "Look at it again")}
              {button("allow", "Approve the site", "primary")}
            </>
          ) : null
        }
      >
        <p>{`“${shop.denial.reason}”`}</p>
        <p>
          Denied <DateText at={shop.denial.at} inSentence />. Visitors see that the shop is closed.
        </p>
        {shop.denial.answer ? (
          <div className="mt-3">
            <p className="font-medium">
              Answered by {shop.denial.answer.by} <DateText at={shop.denial.answer.at} inSentence />
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{shop.denial.answer.words}</p>
          </div>
        ) : null}
      </Notice>
    );
  return (
    <Notice
      tone="warning"
      title="Under review"
      actions={
        mayModerate ? (
          <>
            {button("change", "Change the reason")}
            {button("deny", "Deny the site", "danger")}
            {button("end", "End the review", "primary")}
          </>
        ) : null
      }
    >
      <p>{`“${shop.reviewReason}”`}</p>
      <p>
        Since <DateText at={since} inSentence /> visitors see a page that says so.
      </p>
    </Notice>
  );
}
