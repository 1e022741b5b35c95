import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { useQuery } from "@tanstack/react-query";
import { loadError } from "../../data/failure-text.ts";
import { useShop } from "../../session/shop.ts";
import { NewTestForm } from "../../split-tests/new-test-form.tsx";
import { splitTestsQuery } from "../../split-tests/split-tests-query.ts";

/** A split test that is begun. */
export function Component() {
  const shop = useShop();
  const { data, error, isPending, refetch } = useQuery(splitTestsQuery(shop.id));
  const failure = data ? null : loadError("Your pages did not load.", error, refetch);
  return (
    <>
      <PageHeader title="New split test" crumbs={[{ label: "Split tests", href: "/split-tests" }]} />
      {failure ? <ErrorState {...failure} /> : null}
      {isPending ? <Skeleton className="h-96 w-full max-w-2xl" /> : null}
      {data ? <NewTestForm pages={data.pages} /> : null}
    </>
  );
}
