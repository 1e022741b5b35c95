import { nearestSize } from "@selvedge/browser/images/nearest-size";
import type { CloseUp, ProductData } from "@selvedge/contracts/pages/page-data";
import { AvifSource, sourceSet } from "../../../parts/sizes.tsx";
import { openZoom } from "./open-zoom.ts";

interface PrintCloseUpProps {
  readonly images: ProductData["options"][number]["images"];
  readonly name: string;
  readonly closeUp: CloseUp | null;
  readonly isCutout: boolean;
}

/** The picture that shows the print; undefined if this colour has none of that side. */
export const closeUpImage = (images: PrintCloseUpProps["images"], closeUp: CloseUp | null) =>
  images.find(({ side }) => side === closeUp?.side);

/** A close-up of the print, cut from its picture. A click opens the whole picture in the viewer. */
export function PrintCloseUp({ images, name, closeUp, isCutout }: PrintCloseUpProps) {
  const image = closeUpImage(images, closeUp);
  if (!closeUp || !image) return null;
  const { x, y, scale } = closeUp;
  const shown = `(min-width: 768px) ${Math.round(28 * scale)}vw, ${Math.round(100 * scale)}vw`;
  return (
    <a
      className="print-close-up"
      data-part="tile"
      href={nearestSize(image.sizes, 9999)}
      onClick={(event) => openZoom(event, event.currentTarget)}
    >
      <picture>
        <AvifSource sizes={image.sizes} shown={shown} />
        <img
          src={nearestSize(image.sizes, 1200)}
          srcSet={sourceSet(image.sizes)}
          sizes={shown}
          alt={`The print of ${name}, closer`}
          loading="lazy"
          data-cutout={isCutout ? "" : undefined}
          style={{ transform: `scale(${scale}) translate(${(0.5 - x) * 100}%, ${(0.5 - y) * 100}%)` }}
        />
      </picture>
    </a>
  );
}
