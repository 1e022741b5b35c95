import { Notice } from "@selvedge/ui/feedback/notice";
import { DateText } from "@selvedge/ui/words/date-text";
import type { ReactNode } from "react";
import type { ShopAccess } from "./visitors-query.ts";

type Review = NonNullable<ShopAccess["underReview"]>;

/**
 * The platform looks at the shop, or has not approved it: why, since when, and what that means for visitors and the team.
 * `answer` leads to where a denial is answered, where that is not on the same page.
 */
export function ReviewNotice({ review, answer = null }: { review: Review; answer?: ReactNode }) {
  return review.deniedAt ? (
    <Denied reason={review.reason} at={review.deniedAt} isAnswered={review.answer !== null} actions={answer} />
  ) : (
    <UnderReview review={review} />
  );
}

const UnderReview = ({ review: { since, reason } }: { review: Review }) => (
  <Notice tone="warning" title="We are reviewing your shop">
    {reason ? <p>{reason}</p> : null}
    <p>
      Since <DateText at={since} inSentence /> visitors see a page that says so. You and your team can look at the shop
      with the preview. Its settings hold once the review is done.
    </p>
  </Notice>
);

interface DeniedProps {
  reason: string;
  at: string;
  isAnswered: boolean;
  actions: ReactNode;
}

const Denied = ({ reason, at, isAnswered, actions }: DeniedProps) => (
  <Notice tone="danger" title="Your shop was not approved" actions={actions}>
    <p>{reason}</p>
    <p>
      Our team decided this <DateText at={at} inSentence />. Visitors see that the shop is closed, and nobody can order.
      {isAnswered
        ? "Your answer is with our team, who look at the shop again."
        : "Change what the reason names, then answer: we look at the shop again."}
    </p>
  </Notice>
);
