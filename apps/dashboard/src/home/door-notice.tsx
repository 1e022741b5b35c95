import { LinkButton } from "@selvedge/ui/actions/link-button";
import { Notice } from "@selvedge/ui/feedback/notice";
import { DateText } from "@selvedge/ui/words/date-text";
import { useQuery } from "@tanstack/react-query";
import { useShop } from "../session/shop.ts";
import { ReviewNotice } from "../visitors/review-notice.tsx";
import { visitorsQuery } from "../visitors/visitors-query.ts";

/** Says that visitors do not see the shop, and why: it explains why nothing sells. */
export function DoorNotice() {
  const shop = useShop();
  const { data: access } = useQuery(visitorsQuery(shop.id));
  if (!access) return null;
  if (access.underReview)
    return (
      <ReviewNotice
        review={access.underReview}
        answer={
          <LinkButton size="row" href="/settings/visitors">
            {access.underReview.answer ? "See your answer" : "Answer"}
          </LinkButton>
        }
      />
    );
  if (access.door === "open") return null;
  const { opensAt } = access.comingSoon;
  const isSoon = access.door === "comingSoon";
  return (
    <Notice
      title={isSoon ? "Your shop is not open yet" : "Your shop is only open to people with the password"}
      actions={
        <LinkButton size="row" href="/settings/visitors">
          Who can visit
        </LinkButton>
      }
    >
      {isSoon && opensAt ? (
        <>
          It opens by itself: <DateText at={opensAt} inSentence />. Until then visitors see your words and a countdown.
        </>
      ) : isSoon ? (
        "Visitors see your words instead of the shop until you open it."
      ) : (
        "Everyone else sees a page that asks for it."
      )}
    </Notice>
  );
}
