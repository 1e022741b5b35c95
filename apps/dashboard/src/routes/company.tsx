import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { useQuery } from "@tanstack/react-query";
import { CompanyCard } from "../company/company-card.tsx";
import { loadError } from "../data/failure-text.ts";
import { useShop } from "../session/shop.ts";
import { companyQuery } from "../site-texts/site-texts-query.ts";

/** Who is behind the shop. */
export function Component() {
  const shop = useShop();
  const { data: company, error, isPending, refetch } = useQuery(companyQuery(shop.id));
  const failure = company ? null : loadError("Your company did not load.", error, refetch);
  return (
    <>
      <PageHeader
        title="Company"
        crumbs={[{ label: "Settings", href: "/settings" }]}
        note="Who sells: your legal texts, invoices and customs forms say it."
      />
      {failure ? <ErrorState {...failure} /> : null}
      {isPending ? <Skeleton className="h-96 w-full" /> : null}
      {company ? <CompanyCard company={company} /> : null}
    </>
  );
}
