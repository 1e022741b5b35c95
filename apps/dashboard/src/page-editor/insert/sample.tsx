import { cx } from "@selvedge/ui/class-names.ts";
import { createContext, useContext, useEffect, useRef, useState } from "react";

/** The address that shows the page's draft; its samples are shown below it. "" while there is none. */
export const SampleAddress = createContext("");

/** The windows that samples are drawn for, in pixels: a section takes a page's width, a block as little as a large phone's. */
const windows = {
  section: { width: 1_080, height: 640 },
  own: { width: 1_080, height: 640 },
  block: { width: 560, height: 208 },
};

/** Cards that are scrolled past are not drawn: one is in sight for so long first, in milliseconds. */
const restMs = 150;

/**
 * Blocks as they would look on the shop's own page: the page itself, without scripts, made small. Each is a page that the server
 * renders, so only those that come into sight are asked for.
 */
export function Sample({ kind, name }: { kind: keyof typeof windows; name: string }) {
  const address = useContext(SampleAddress);
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  const { width, height } = windows[kind];
  useEffect(() => {
    const card = box.current!;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watching = new IntersectionObserver(([seen]) => {
      clearTimeout(timer);
      if (seen?.isIntersecting) timer = setTimeout(() => setScale(card.clientWidth / width), restMs);
    });
    watching.observe(card);
    return () => {
      clearTimeout(timer);
      watching.disconnect();
    };
  }, [width]);
  const isDrawn = address !== "" && scale > 0;
  return (
    <div
      ref={box}
      aria-hidden
      className={cx("pointer-events-none relative w-full overflow-hidden", isDrawn ? "bg-white" : "bg-sunken")}
      style={{ aspectRatio: width / height }}
    >
      {isDrawn ? (
        <iframe
          inert
          src={sampleAddress(address, `${kind}:${name}`)}
          title="How it looks"
          tabIndex={-1}
          scrolling="no"
          sandbox="allow-same-origin"
          className="absolute top-0 left-0 origin-top-left border-0"
          style={{ width, height, transform: `scale(${scale})` }}
        />
      ) : null}
    </div>
  );
}

/** A document without scripts: a browser complains of each that it may not run. */
function sampleAddress(address: string, sample: string): string {
  const url = new URL(address);
  url.hash = "";
  for (const [key, value] of Object.entries({ preview: "all", sample, "feature-components": "false" }))
    url.searchParams.set(key, value);
  return url.href;
}
