import type { ImageCut, ImageValue } from "@selvedge/pages/props/image";
import type { CSSProperties } from "react";
import { useShop } from "../context/shop-context.tsx";

export interface PictureProps {
  readonly image: ImageValue;
  /** Its displayed width, as a `sizes` attribute. */
  readonly sizes: string;
  /** The width in pixels that is requested where a browser cannot choose among several. */
  readonly widthPx?: number;
  /** Loads at once, ahead of other pictures: the one that opens the page. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
  /** Height over width when the box should have a shape of its own. */
  readonly ratio?: number;
}

/** A picture in the widths the shop has, with its words, its focal point and its space reserved. */
export function Picture({ image, sizes, widthPx = 960, eager = false, className, ratio }: PictureProps) {
  const { imageUrl } = useShop();
  const wide = (
    <img
      className={className}
      data-cutout={image.cutout || undefined}
      src={imageUrl(image, widthPx)}
      srcSet={sourceSet(image)}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={image.altText}
      style={pictureStyle(image, ratio)}
      {...(eager ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
    />
  );
  return image.narrow ? (
    <picture>
      <NarrowSource cut={image.narrow} />
      {wide}
    </picture>
  ) : (
    wide
  );
}

/** What a phone loads instead, in the space that this cut takes. */
function NarrowSource({ cut }: { cut: ImageCut }) {
  return (
    <source
      media="(max-width: 767.98px)"
      srcSet={sourceSet(cut) ?? cut.original}
      sizes="100vw"
      width={cut.width}
      height={cut.height}
    />
  );
}

/** The `srcset` of the available files. A single file needs none. */
function sourceSet({ sizes = {} }: ImageCut): string | undefined {
  const widths = Object.keys(sizes);
  return widths.length > 1 ? widths.map((width) => `${sizes[width]} ${width}w`).join(", ") : undefined;
}

function pictureStyle({ position, color, cutout }: ImageValue, ratio?: number): CSSProperties {
  return {
    ...(position ? { objectPosition: `${position.x * 100}% ${position.y * 100}%` } : {}),
    ...(color && !cutout ? { backgroundColor: color } : {}),
    ...(ratio ? { aspectRatio: String(1 / ratio) } : {}),
  };
}
