import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { DataTable } from "@selvedge/ui/tables/data-table";
import { useQuery } from "@tanstack/react-query";
import { Share2 } from "lucide-react";
import { loadError } from "../../data/failure-text.ts";
import { useShop } from "../../session/shop.ts";
import { MakeLink } from "../../shared-links/make-link.tsx";
import { PhoneSharedLink, sharedLinkColumns } from "../../shared-links/shared-link-columns.tsx";
import { sharedLinksQuery } from "../../shared-links/shared-links-query.ts";

/** Links that others share, with who came by them and what they ordered. */
export function Component() {
  const shop = useShop();
  const { data, error, isPending, refetch } = useQuery(sharedLinksQuery(shop.id));
  return (
    <>
      <PageHeader
        title="Shared links"
        note="Orders count for the last link that the buyer came by, for 30 days after their visit."
      />
      <div className="flex flex-col gap-5">
        <MakeLink />
        <DataTable
          label="Shared links"
          columns={sharedLinkColumns}
          rows={data}
          rowKey={({ code }) => code}
          rowLabel={({ code }) => code}
          isLoading={isPending}
          expectedRows={4}
          error={data ? null : loadError("The shared links did not load.", error, refetch)}
          phoneRow={(row) => <PhoneSharedLink row={row} />}
          empty={
            <EmptyState icon={Share2} title="Nobody has come by a shared link yet">
              Give a club or a friend a link of their own. You see here how many visitors it brings, and what they
              order.
            </EmptyState>
          }
        />
      </div>
    </>
  );
}
