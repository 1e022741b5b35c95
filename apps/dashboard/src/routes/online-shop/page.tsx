import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useParams } from "react-router";
import { PageLoadFailure } from "../../pages/page-load-failure.tsx";
import { PageSettings } from "../../pages/page-settings.tsx";
import { pageQuery } from "../../pages/pages-query.ts";
import { useShop } from "../../session/shop.ts";

export const ErrorBoundary = PageLoadFailure;

/** What is said of one page of the shop around its blocks. */
export function Component() {
  const shop = useShop();
  const id = Number(useParams().id) || 0;
  const { data: page, error } = useQuery(pageQuery(shop.id, id));
  if (error && !page) throw error;
  // A template has neither an address nor visitors of its own: there is nothing to be said of it but its blocks.
  if (page?.template) return <Navigate replace to={`/pages/${page.id}/edit`} />;
  return page ? <PageSettings key={page.id} page={page} /> : <Skeleton className="h-96 w-full" />;
}
