import { createContext, useContext, useState } from "react";

/** The address that shows the page's draft; its samples are shown below it. "" while there is none. */
export const SampleAddress = createContext("");

/** The windows that samples are drawn for, in pixels: a section takes a page's width, a block a part of it. */
const windows = {
  section: { width: 1_080, height: 640 },
  own: { width: 1_080, height: 640 },
  block: { width: 780, height: 290 },
};

/** Blocks as they would look on the shop's own page: the page itself, without scripts, made small. Drawn once it is in sight. */
export function Sample({ kind, name }: { kind: keyof typeof windows; name: string }) {
  const address = useContext(SampleAddress);
  const [scale, setScale] = useState(0);
  const { width, height } = windows[kind];
  if (address === "") return <div className="w-full bg-sunken" style={{ aspectRatio: width / height }} />;
  const url = new URL(address);
  url.hash = "";
  url.searchParams.set("preview", "all");
  url.searchParams.set("sample", `${kind}:${name}`);
  return (
    <div
      ref={(box) => {
        if (box && scale === 0) setScale(box.clientWidth / width);
      }}
      aria-hidden
      className="pointer-events-none relative w-full overflow-hidden bg-white"
      style={{ aspectRatio: width / height }}
    >
      {scale > 0 ? (
        <iframe
          inert
          src={url.href}
          title="How it looks"
          tabIndex={-1}
          scrolling="no"
          loading="lazy"
          sandbox="allow-same-origin"
          className="absolute top-0 left-0 origin-top-left border-0"
          style={{ width, height, transform: `scale(${scale})` }}
        />
      ) : null}
    </div>
  );
}
