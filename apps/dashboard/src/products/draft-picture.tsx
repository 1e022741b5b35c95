import { assetTable } from "@selvedge/design/asset";
import type { Scene, Side } from "@selvedge/design/scene";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import { viewOf } from "@selvedge/garments/views";
import { GarmentPicture } from "@selvedge/studio/stage/garment-picture";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { useMemo } from "react";
import type { Product } from "../data/reply.ts";
import { useDesignOf } from "./design-of.ts";

/** A product's design on a colour, rendered in the browser while the server has no picture of it yet. */
export function DraftPicture({ product, side, colour }: { product: Product; side: string; colour: string }) {
  const design = useDesignOf(product);
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
