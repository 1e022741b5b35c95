import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { useQuery } from "@tanstack/react-query";
import { BuyerWordsForm } from "../../buyer-words/buyer-words-form.tsx";
import { buyerWordsQuery } from "../../buyer-words/buyer-words-query.ts";
import { loadError } from "../../data/failure-text.ts";
import { useShop } from "../../session/shop.ts";

/** What buyers read where they sign in, and on their receipts. */
export function Component() {
  const shop = useShop();
  const { data, error, isPending, refetch } = useQuery(buyerWordsQuery(shop.id));
  const failure = data ? null : loadError("This did not load.", error, refetch);
  return (
    <>
      <PageHeader
        title="Sign-in and receipts"
        crumbs={[{ label: "Settings", href: "/settings" }]}
        note="What buyers read where they sign in and after they have bought. Our own words stay where you write nothing."
      />
      {failure ? <ErrorState {...failure} /> : null}
      {isPending ? <Skeleton className="h-96 w-full" /> : null}
      {data ? <BuyerWordsForm stored={data} /> : null}
    </>
  );
}
