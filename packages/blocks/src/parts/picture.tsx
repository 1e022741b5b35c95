import { type RequestedCut, renditionSet, storedImage } from "@selvedge/browser/images/rendition-set";
import type { ImageCut, ImageValue } from "@selvedge/pages/props/image";
import type { CSSProperties, ReactNode } from "react";
import { useShop } from "../context/shop-context.tsx";

export interface PictureProps {
  readonly image: ImageValue;
  /** Its displayed width, as a `sizes` attribute. */
  readonly sizes: string;
  /** The width in pixels that is requested where a browser cannot choose among several. */
  readonly widthPx?: number;
  /** Opens the page: it loads at once, ahead of other pictures. */
  readonly isFirst?: boolean;
  /** Loads at once, in its turn. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
  /** Height over width when the box should have a shape of its own. */
  readonly ratio?: number;
  readonly cut?: RequestedCut;
}

/**
 * A picture with its words, its focal point and its space reserved. One of the platform's own comes in the widths of pages,
 * as AVIF, WebP and, where its ground is not clear, JPEG; the image service makes what is not stored.
 */
export function Picture({
  image,
  sizes,
  widthPx = 960,
  isFirst = false,
  eager = isFirst,
  className,
  ratio,
  cut,
}: PictureProps) {
  const { imageUrl } = useShop();
  const stored = storedImage(image.original);
  const isClear = image.cutout === true;
  const plain = `${stored}.jpg?w=${widthPx}`;
  const wide = (
    <img
      className={className}
      data-cutout={isClear || undefined}
      src={stored && !isClear ? (cut ? plain + cut.parameters(widthPx) : plain) : imageUrl(image, widthPx)}
      srcSet={stored && !isClear ? undefined : sourceSet(image)}
      sizes={stored && !isClear ? undefined : sizes}
      width={image.width}
      height={cut && image.width ? Math.round(image.width * cut.ratio) : image.height}
      alt={image.altText}
      style={pictureStyle(image, ratio)}
      {...(isFirst ? { fetchPriority: "high" } : {})}
      {...(eager ? {} : { loading: "lazy", decoding: "async" })}
    />
  );
  if (!stored && !image.narrow) return wide;
  return (
    <picture>
      {image.narrow ? (
        <Sources cut={image.narrow} isClear={isClear} sizes="100vw" media={narrowWindows} />
      ) : cut ? (
        <Sources cut={image} isClear={isClear} sizes={sizes} media={narrowWindows} />
      ) : null}
      {stored ? (
        <Sources
          cut={cut ? { ...image, sizes: {} } : image}
          isClear={isClear}
          sizes={cut?.sizes ?? sizes}
          asked={cut}
        />
      ) : null}
      {wide}
    </picture>
  );
}

const narrowWindows = "(max-width: 767.98px)";

interface SourcesProps {
  readonly cut: ImageCut;
  readonly isClear: boolean;
  readonly sizes: string;
  readonly media?: string;
  readonly asked?: RequestedCut | undefined;
}

/** One cut of a picture in the formats that a browser may choose from; a clear one's WebP is the `img` itself. */
function Sources({ cut, isClear, sizes, media, asked }: SourcesProps): ReactNode {
  const stored = storedImage(cut.original);
  const space = media ? { media, width: cut.width, height: cut.height } : {};
  const set = (format: string) => renditionSet(stored!, format, cut.width ?? widestOf(cut), asked?.parameters);
  const plain = sourceSet(cut) ?? (stored ? set("webp") : cut.original);
  return (
    <>
      {stored ? <source type="image/avif" {...space} srcSet={set("avif")} sizes={sizes} /> : null}
      {media || !isClear ? (
        <source {...(stored ? { type: "image/webp" } : {})} {...space} srcSet={plain} sizes={sizes} />
      ) : null}
    </>
  );
}

/** Pixels of the widest of the available files; of one whose size is not known, as many as are served. */
const widestOf = ({ sizes = {} }: ImageCut): number => Number(Object.keys(sizes).at(-1) ?? 1920);

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
