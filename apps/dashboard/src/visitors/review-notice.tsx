import { Notice } from "@selvedge/ui/feedback/notice";
import { DateText } from "@selvedge/ui/words/date-text";
import type { ShopAccess } from "./visitors-query.ts";

/** The platform looks at the shop: why, since when, and what that means for visitors and the team. */
export function ReviewNotice({ review: { since, reason } }: { review: NonNullable<ShopAccess["underReview"]> }) {
  return (
    <Notice tone="warning" title="We are reviewing your shop">
      {reason ? <p>{reason}</p> : null}
      <p>
        Since <DateText at={since} inSentence /> visitors see a page that says so. You and your team can look at the
        shop with the preview. Its settings hold once the review is done.
      </p>
    </Notice>
  );
}
