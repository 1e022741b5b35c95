import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { BundlePage } from "../../bundles/bundle-page.tsx";
import { bundleQuery } from "../../bundles/bundle-query.ts";
import { useShop } from "../../session/shop.ts";

/** A bundle as it is edited; a new one is empty. */
export function Component() {
  const shop = useShop();
  const { id } = useParams();
  const isNew = id === "new";
  const { data, error } = useQuery({ ...bundleQuery(shop.id, Number(id) || 0), enabled: !isNew });
  if (error && !data) throw error;
  if (isNew) return <BundlePage key="new" bundle={null} />;
  return data ? <BundlePage key={data.id} bundle={data} /> : <Skeleton className="h-96 w-full" />;
}
