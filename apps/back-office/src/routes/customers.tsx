import { Button } from "@selvedge/ui/actions/button";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Notice } from "@selvedge/ui/feedback/notice";
import { SkeletonLines } from "@selvedge/ui/feedback/skeleton";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { useListAddress } from "@selvedge/ui/routing/use-list-address.ts";
import { Pagination } from "@selvedge/ui/tables/pagination";
import { useQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { useState } from "react";
import { CustomerRow, type Sight } from "../customers/customer-row.tsx";
import { customersQuery, perPage } from "../customers/customers-query.ts";
import { SeeAsDialog } from "../customers/see-as-dialog.tsx";
import { loadError } from "../data/failure-text.ts";
import { SearchOnEnter } from "../lists/search-on-enter.tsx";

/** Accounts of merchants and shoppers, and seeing what they see. */
export function Component() {
  const { values, page, change } = useListAddress({ q: "", view: "" });
  const { data, error, refetch } = useQuery(customersQuery({ q: values.q, page }));
  const [sight, setSight] = useState<Sight | null>(null);
  const failure = loadError("Customers did not load.", error, () => void refetch());
  return (
    <div className="flex max-w-260 flex-col gap-4 p-4 md:p-6">
      <PageHeader title="Customers" note="Merchants and shoppers with an account, of every shop." />
      {values.view === "over" ? (
        <Notice tone="warning" title="That link is over">
          A link to see what a customer sees works once, within a minute. Ask for a new one below.
        </Notice>
      ) : null}
      {values.view === "left" ? (
        <Notice title="The view has ended">You see everything as yourself again.</Notice>
      ) : null}
      <SearchOnEnter
        label="Search customers"
        placeholder="Name, email or shop"
        q={values.q}
        onSearch={(q) => change({ q, view: "" })}
      />
      {failure && !data ? <ErrorState {...failure} /> : null}
      {!data && !failure ? <SkeletonLines lines={8} /> : null}
      {data && data.data.length === 0 ? (
        <EmptyState
          icon={Users}
          title={values.q ? "Nobody matches" : "No customers yet"}
          action={values.q ? <Button onPress={() => change({ q: "" })}>Show everyone</Button> : null}
        >
          {values.q
            ? "Search by name, email address or the shop that they run."
            : "People who make an account appear here."}
        </EmptyState>
      ) : null}
      {data && data.data.length > 0 ? (
        <ul aria-label="Customers" className="rounded-card border border-line bg-surface">
          {data.data.map((customer) => (
            <CustomerRow key={customer.accountId} customer={customer} onSee={setSight} />
          ))}
        </ul>
      ) : null}
      {data && data.meta.total > perPage ? (
        <Pagination page={page} pageSize={perPage} total={data.meta.total} onPage={(next) => change({ page: next })} />
      ) : null}
      <SeeAsDialog sight={sight} onClose={() => setSight(null)} />
    </div>
  );
}
