import { assetTable } from "@selvedge/design/asset";
import type { Scene, Side } from "@selvedge/design/scene";
import { findBlank } from "@selvedge/garments/blanks";
import { viewOf } from "@selvedge/garments/views";
import { GarmentPicture } from "@selvedge/studio/garment-picture";
import { Skeleton } from "@selvedge/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { api } from "../data/api.ts";
import type { Product } from "../data/reply.ts";
import { useShop } from "../session/shop.ts";

/** A product's design on a colour, drawn in the browser while the server has no picture of it yet. */
export function DraftPicture({ product, side, colour }: { product: Product; side: string; colour: string }) {
  const shop = useShop();
  const { data: design } = useQuery({
    queryKey: [shop.id, "design-of", product.designId, product.version],
    queryFn: async ({ signal }) =>
      (
        await api("GET /divisions/{division}/designs/{id}/", {
          params: { division: shop.id, id: product.designId },
          signal,
        })
      ).data,
  });
  const assets = useMemo(
    () => assetTable((design?.assets ?? []).map(({ previewUrl, ...asset }) => ({ ...asset, href: previewUrl }))),
    [design],
  );
  const view = viewOf(product.blankCode, side as Side);
  const hex = findBlank(product.blankCode)?.colours.find(({ name }) => name === colour)?.hex;
  if (!design || !view || !hex) return <Skeleton className="aspect-square w-full" />;
  return (
    <GarmentPicture
      view={view}
      hex={hex}
      scene={design.scene as unknown as Scene}
      side={side as Side}
      assets={assets}
      origins={[...new Set(design.assets.map(({ previewUrl }) => new URL(previewUrl).origin))]}
      label={`${product.name} in ${colour}`}
      className="aspect-square w-full"
    />
  );
}
