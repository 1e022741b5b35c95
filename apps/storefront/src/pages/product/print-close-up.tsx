import type { CloseUp, ProductData } from "@selvedge/contracts/storefront/page-data";
import { nearestSize } from "@selvedge/domain/images/nearest-size";
import { sourceSet } from "../../parts/sizes.ts";
import { lookCloser } from "./look-closer.ts";

interface PrintCloseUpProps {
  readonly images: ProductData["options"][number]["images"];
  readonly name: string;
  readonly closeUp: CloseUp | null;
  readonly isCutout: boolean;
}

/** The picture that the print is taken out of; undefined where this colour has none of that side. */
export const closeUpImage = (images: PrintCloseUpProps["images"], closeUp: CloseUp | null) =>
  images.find(({ side }) => side === closeUp?.side);

/** The print itself, out of the picture that shows it. Pressed, it opens the whole picture, larger. */
export function PrintCloseUp({ images, name, closeUp, isCutout }: PrintCloseUpProps) {
  const image = closeUpImage(images, closeUp);
  if (!closeUp || !image) return null;
  const { x, y, scale } = closeUp;
  return (
    <a
      className="print-close-up"
      data-part="tile"
      href={nearestSize(image.sizes, 9999)}
      onClick={(event) => lookCloser(event, event.currentTarget)}
    >
      <img
        src={nearestSize(image.sizes, 1200)}
        srcSet={sourceSet(image.sizes)}
        sizes={`(min-width: 768px) ${Math.round(28 * scale)}vw, ${Math.round(100 * scale)}vw`}
        alt={`The print of ${name}, closer`}
        loading="lazy"
        data-cutout={isCutout ? "" : undefined}
        style={{ transform: `scale(${scale}) translate(${(0.5 - x) * 100}%, ${(0.5 - y) * 100}%)` }}
      />
    </a>
  );
}
