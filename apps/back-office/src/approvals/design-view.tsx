import type { Side } from "@selvedge/garments/side";
import { viewOf } from "@selvedge/garments/views";
import { useQuery } from "@tanstack/react-query";
import type { PendingProduct } from "../data/reply.ts";
import { GarmentPicture } from "../garment/garment-picture.tsx";

/** The art in its print area on the real colour, or on the whole garment. */
export function DesignView({
  product,
  colour,
  side,
  isOnGarment,
}: {
  product: PendingProduct;
  colour: PendingProduct["colours"][number];
  side: string;
  isOnGarment: boolean;
}) {
  const art = product.arts.find((each) => each.side === side);
  const area = product.areas.find((each) => each.side === side);
  if (isOnGarment)
    return (
      <div className="flex aspect-[10/9] max-h-[50vh] w-full items-center justify-center rounded-card bg-mock">
        <GarmentPicture
          blankCode={product.blankCode}
          hex={colour.hex}
          side={side}
          {...(art ? { artUrl: art.previewUrl } : {})}
          label={`${product.name} on ${colour.name}, ${side}`}
          className="h-full"
        />
      </div>
    );
  return (
    <figure
      className="relative flex aspect-[10/9] max-h-[50vh] w-full items-center justify-center rounded-card p-6"
      style={{ backgroundColor: colour.hex }}
    >
      <span
        className="relative block h-full max-w-full border border-white/60 border-dashed mix-blend-normal outline-1 outline-black/30 outline-dashed"
        style={area ? { aspectRatio: `${area.widthMm} / ${area.heightMm}` } : undefined}
      >
        {art ? (
          <img src={art.previewUrl} alt={`${product.name}, ${side}`} className="size-full" />
        ) : (
          <Missing hasSide={hasSide(product, side)} />
        )}
      </span>
    </figure>
  );
}

const hasSide = (product: PendingProduct, side: string) => viewOf(product.blankCode, side as Side) !== null;

function Missing({ hasSide: isPossible }: { hasSide: boolean }) {
  return (
    <span className="absolute inset-0 flex items-center justify-center p-6">
      <span className="rounded-control bg-surface px-4 py-2 text-center text-dense text-ink">
        {isPossible ? "The print file of this side is still being made." : "This garment is not printed on this side."}
      </span>
    </span>
  );
}

/** Fetches the art of a product before it is looked at. */
export function usePreload(products: readonly PendingProduct[]): void {
  const urls = products.flatMap(({ arts }) => arts.map(({ previewUrl }) => previewUrl));
  useQuery({
    queryKey: ["preload", ...urls],
    queryFn: async () => {
      await Promise.allSettled(urls.map((url) => Object.assign(new Image(), { src: url }).decode()));
      return urls.length;
    },
    enabled: urls.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
