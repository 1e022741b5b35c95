import { cx } from "@selvedge/ui/class-names.ts";
import { useEffect, useRef, useState } from "react";
import { turnsOf } from "./turns.ts";

interface PagePictureProps {
  /** The page to show. */
  src: string | null;
  /** Of the page's ground, until it is there. */
  colour: string;
  className?: string;
  shape?: keyof typeof shapes;
}

/** Width and height of the page that is shown small, in its own pixels. */
const shapes = { card: [1180, 620], thumb: [1180, 800] } as const;

/** A page takes a fifth of a second to be drawn: more at once would hold up what the screen is for. */
const takeTurn = turnsOf(2);

/**
 * A page shown small, once it comes near the window and others before it are drawn. It runs no script and takes no focus: it is a picture of itself.
 */
export function PagePicture({ src, colour, className, shape = "card" }: PagePictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [width, setWidth] = useState(0);
  const [isLoaded, setLoaded] = useState(false);
  const [isTurn, setTurn] = useState(false);
  const leave = useRef(() => {});
  const [pageWidth, pageHeight] = shapes[shape];
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
  const isWanted = src !== null && isNear && width > 0;
  useEffect(() => {
    if (!isWanted) return;
    leave.current = takeTurn(() => setTurn(true));
    return () => leave.current();
  }, [isWanted]);
  return (
    <div
      ref={box}
      aria-hidden
      className={cx("relative overflow-hidden", className)}
      style={{ backgroundColor: colour, aspectRatio: `${pageWidth} / ${pageHeight}` }}
    >
      {isWanted && isTurn ? (
        <iframe
          title="A page of your shop, small"
          inert
          tabIndex={-1}
          scrolling="no"
          sandbox="allow-same-origin"
          src={src}
          onLoad={() => {
            setLoaded(true);
            leave.current();
          }}
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
