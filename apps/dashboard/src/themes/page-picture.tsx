import { cx } from "@selvedge/ui/class-names.ts";
import { useEffect, useRef, useState } from "react";

interface PagePictureProps {
  /** The page to show. */
  src: string | null;
  /** Of the page's ground, until it is there. */
  colour: string;
  className?: string;
}

/** Width and height of the page that is shown small, in its own pixels. */
const [pageWidth, pageHeight] = [1180, 620];

/**
 * A page shown small, once it comes near the window. It runs no script and takes no focus: it is a picture of itself.
 */
export function PagePicture({ src, colour, className }: PagePictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [width, setWidth] = useState(0);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: "300px" });
    const sized = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    near.observe(element);
    sized.observe(element);
    return () => {
      near.disconnect();
      sized.disconnect();
    };
  }, []);
  return (
    <div
      ref={box}
      aria-hidden
      className={cx("relative overflow-hidden", className)}
      style={{ backgroundColor: colour, aspectRatio: `${pageWidth} / ${pageHeight}` }}
    >
      {src && isNear && width > 0 ? (
        <iframe
          title="Your home page, small"
          inert
          tabIndex={-1}
          scrolling="no"
          sandbox="allow-same-origin"
          src={src}
          onLoad={() => setLoaded(true)}
          className={cx(
            "pointer-events-none absolute top-0 left-0 origin-top-left border-0 transition-opacity",
            isLoaded ? "opacity-100" : "opacity-0",
          )}
          style={{ width: pageWidth, height: pageHeight, transform: `scale(${width / pageWidth})` }}
        />
      ) : null}
    </div>
  );
}
