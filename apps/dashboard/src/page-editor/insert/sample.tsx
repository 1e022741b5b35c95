import { createContext, useContext, useState } from "react";

/** The address that shows the page's draft; its samples are shown below it. "" while there is none. */
export const SampleAddress = createContext("");

/** The width of the window that a sample is drawn for, and its height, in pixels. */
const [widthPx, heightPx] = [1_080, 640];

/** Blocks as they would look on the shop's own page: the page itself, without scripts, made small. Drawn once it is in sight. */
export function Sample({ of }: { of: string }) {
  const address = useContext(SampleAddress);
  const [scale, setScale] = useState(0);
  if (address === "") return <div className="aspect-[27/16] w-full bg-sunken" />;
  const url = new URL(address);
  url.hash = "";
  url.searchParams.set("preview", "all");
  url.searchParams.set("sample", of);
  return (
    <div
      ref={(box) => {
        if (box && scale === 0) setScale(box.clientWidth / widthPx);
      }}
      aria-hidden
      className="pointer-events-none relative aspect-[27/16] w-full overflow-hidden bg-white"
    >
      {scale > 0 ? (
        <iframe
          inert
          src={url.href}
          title="How it looks"
          tabIndex={-1}
          loading="lazy"
          sandbox="allow-same-origin"
          className="absolute top-0 left-0 origin-top-left border-0"
          style={{ width: widthPx, height: heightPx, transform: `scale(${scale})` }}
        />
      ) : null}
    </div>
  );
}
