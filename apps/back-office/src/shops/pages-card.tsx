import { conditionWords } from "@selvedge/domain/access/pages/page-conditions";
import { loginStateLabels, regionLabels, sentPageLabels } from "@selvedge/domain/access/pages/page-words";
import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { SkeletonLines } from "@selvedge/ui/feedback/skeleton";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { useQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { useState } from "react";
import { loadError } from "../data/failure-text.ts";
import type { ShopDetail, ShopPage } from "../data/reply.ts";
import { useMay } from "../session/person.ts";
import { PageDialog } from "./page-dialog.tsx";
import { shopPagesQuery } from "./shop-queries.ts";

/** Every page of a shop with who may see it, and what the platform asks of its visitors. */
export function PagesCard({ shop }: { shop: ShopDetail }) {
  const { data: pages, error, isPending, refetch } = useQuery(shopPagesQuery(shop.id));
  const mayEdit = useMay("shops.edit");
  const [open, setOpen] = useState<ShopPage | null>(null);
  const failure = pages ? null : loadError("The pages did not load.", error, () => void refetch());
  return (
    <Card flush title="Who can see each page" note="of those who can visit the shop">
      {failure ? <ErrorState {...failure} className="m-4" /> : null}
      {isPending ? (
        <div className="p-4">
          <SkeletonLines lines={4} />
        </div>
      ) : null}
      {pages?.length === 0 ? (
        <EmptyState icon={FileText} title="No pages yet">
          Pages appear here once the shop has some.
        </EmptyState>
      ) : null}
      <ul aria-label="Pages">
        {pages?.map((page) => (
          <li key={page.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t px-4 py-2.5">
            <div className="min-w-0 flex-1 basis-52">
              <h3 className="flex flex-wrap items-center gap-x-2 text-body font-medium">
                {nameOf(page)}
                {page.isPublished ? null : <StatusBadge shape="ring">Not published</StatusBadge>}
              </h3>
              <p className="truncate text-dense text-ink-2">{page.url}</p>
            </div>
            <p className="min-w-0 flex-1 basis-60 text-dense">{seenBy(page)}</p>
            {mayEdit ? (
              // As wide where there is nothing to change, so that the words stay below each other.
              <span className="md:w-18 md:text-right">
                {page.sentAs === null ? (
                  <Button size="row" aria-label={`Change who can see ${nameOf(page)}`} onPress={() => setOpen(page)}>
                    Change
                  </Button>
                ) : null}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <PageDialog shop={shop} page={open} onClose={() => setOpen(null)} />
    </Card>
  );
}

export const nameOf = ({ url, name }: ShopPage): string => (url === "/" ? "Home page" : name);

const sentKinds: Record<NonNullable<ShopPage["sentAs"]>, string> = { mail: "A mail page", flow: "A flow page" };

/** "People who are signed in. In the European Union. Plan of the project: Pro." */
function seenBy({ sentAs, loginState, region, conditions }: ShopPage): string {
  if (sentAs) return `${sentKinds[sentAs]}. ${sentPageLabels[sentAs]}.`;
  const where = region === "everywhere" ? [] : [regionLabels[region]];
  return [loginStateLabels[loginState], ...where, ...conditionWords(conditions)].map((words) => `${words}.`).join(" ");
}
