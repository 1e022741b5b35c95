import { LinkButton } from "@selvedge/ui/actions/link-button";
import { Card } from "@selvedge/ui/content/card";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { useQuery } from "@tanstack/react-query";
import { Plus, Split } from "lucide-react";
import { loadError } from "../../data/failure-text.ts";
import { useShop } from "../../session/shop.ts";
import { splitTestsQuery } from "../../split-tests/split-tests-query.ts";
import { TestList } from "../../split-tests/test-list.tsx";

/** The shop's split tests. */
export function Component() {
  const shop = useShop();
  const { data, error, isPending, refetch } = useQuery(splitTestsQuery(shop.id));
  const failure = data ? null : loadError("The split tests did not load.", error, refetch);
  const begin = (
    <LinkButton href="/split-tests/new" variant="primary" size="dense" icon={Plus}>
      New split test
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title="Split tests"
        note="Show some visitors something else, and see whether more of them order."
        actions={data && data.tests.length > 0 ? begin : null}
      />
      {failure ? <ErrorState {...failure} /> : null}
      {isPending ? <Skeleton className="h-60 w-full" /> : null}
      {data ? (
        <Card flush>
          {data.tests.length > 0 ? (
            <TestList tests={data.tests} />
          ) : (
            <EmptyState icon={Split} title="No split tests yet" action={begin}>
              Show half of your visitors another home page, for example, and compare how many of each half order.
            </EmptyState>
          )}
        </Card>
      ) : null}
    </>
  );
}
