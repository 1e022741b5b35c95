import { nearestSize } from "@selvedge/browser/images/nearest-size";
import type { ProductData } from "@selvedge/contracts/pages/page-data";
import type { ZoomMode } from "@selvedge/domain/images/zoom-mode";
import { type CSSProperties, type PointerEvent, type ReactNode, type UIEvent, useRef, useState } from "react";
import { Heart } from "../../parts/heart.tsx";
import { PathIcon } from "../../parts/icon.tsx";
import { AvifSource, sourceSet } from "../../parts/sizes.tsx";
import { openZoom } from "./close-up/open-zoom.ts";
import { TextsPicture } from "./texts/texts-picture.tsx";

type Image = ProductData["options"][number]["images"][number];

interface GalleryProps {
  readonly images: readonly Image[];
  readonly product: ProductData;
  readonly badge: string | undefined;
  /** The pictures have a transparent background. */
  readonly isCutout: boolean;
  readonly zoom: ZoomMode;
  /** Further pictures: below on a wide screen, next in the row on a phone. */
  readonly children: ReactNode;
  /** The number of further pictures. */
  readonly further: number;
}

/** The displayed width of a picture. */
const shownWidth = "(min-width: 768px) 50vw, 100vw";

/** Loads mouse zoom on the first hover. */
const zoomLater = ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
  if (pointerType === "mouse") void import("./close-up/zoom.ts").then(({ startZoom }) => startZoom(currentTarget));
};

/**
 * A product's pictures by side, then the further pictures. On a phone all of them are one row that scrolls and snaps; on a
 * wide screen only the sides are, so keyboard and thumbnails scroll the same strip.
 */
export function Gallery({ images, product, badge, isCutout, zoom, children, further }: GalleryProps) {
  const { name, id: productId } = product;
  const cutout = isCutout ? "" : undefined;
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const follow = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) =>
    setShown(Math.round(scrollLeft / (clientWidth || 1)));
  const count = images.length + further;
  const go = (index: number) => strip.current?.scrollTo(index * strip.current.clientWidth, 0);
  return (
    <div className="product-pictures">
      <div className="pictures-row" onScroll={follow} style={{ "--pictures": images.length || 1 } as CSSProperties}>
        <section className="gallery" aria-label={`Pictures of ${name}`} data-single={images.length < 2 || undefined}>
          {images.length > 1 ? (
            <div className="gallery-thumbs">
              {images.map((image, index) => (
                <button
                  key={image.side}
                  type="button"
                  aria-pressed={index === shown}
                  aria-label={`Show the ${image.side}`}
                  onClick={() => go(index)}
                >
                  <span data-part="tile">
                    <img src={nearestSize(image.sizes, 480)} alt="" data-cutout={cutout} loading="lazy" />
                  </span>
                </button>
              ))}
            </div>
          ) : null}
          <div className="gallery-main">
            <ul ref={strip} className="gallery-strip" data-zoom={zoom} onPointerEnter={zoomLater} onScroll={follow}>
              {images.map((image, index) => (
                <li key={image.side}>
                  <div className="gallery-tile" data-part="tile">
                    <picture>
                      <AvifSource sizes={image.sizes} shown={shownWidth} />
                      <img
                        src={nearestSize(image.sizes, 960)}
                        srcSet={sourceSet(image.sizes)}
                        sizes={shownWidth}
                        alt={image.altText}
                        width="1920"
                        height="1920"
                        data-cutout={cutout}
                        {...(index === 0 ? { fetchPriority: "high" } : { loading: "lazy" })}
                      />
                    </picture>
                    <TextsPicture product={product} side={image.side} />
                  </div>
                </li>
              ))}
              {images.length === 0 ? (
                <li>
                  <div className="gallery-tile" data-part="tile">
                    <p className="quiet gallery-none">We're still making the pictures for this colour.</p>
                  </div>
                </li>
              ) : null}
            </ul>
            <div className="gallery-over">
              {badge ? (
                <span className="gallery-badge" data-part="badge" data-sale="">
                  {badge}
                </span>
              ) : null}
              <div className="gallery-heart" data-part="heart">
                <Heart productId={productId} name={name} />
              </div>
              {images[shown] ? (
                <a
                  className="icon-button gallery-closer"
                  href={nearestSize(images[shown].sizes, 9999)}
                  aria-label="Look closer"
                  onClick={(event) => openZoom(event, strip.current!, shown)}
                >
                  <PathIcon path="m16 16 5 5M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0" size={22} />
                </a>
              ) : null}
            </div>
          </div>
        </section>
        <div className="more-pictures">{children}</div>
      </div>
      {count > 1 ? (
        <div className="gallery-dots" aria-hidden="true">
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot has only its position
            <span key={index} data-on={index === shown || undefined} />
          ))}
        </div>
      ) : null}
    </div>
  );
}
