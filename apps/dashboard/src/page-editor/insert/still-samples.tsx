import type { ReactNode } from "react";

const Bar = ({ className }: { className: string }) => <span className={`block h-2 rounded-full ${className}`} />;

/** A few lines of HTML, as a merchant types them. */
const Code = () => (
  <span className="flex w-4/5 flex-col gap-1 rounded-control border border-line bg-sunken p-2.5 font-mono text-[0.625rem]/4 text-ink-2">
    <span>
      <span className="text-primary">{"<div "}</span>
      {'id="clock"'}
      <span className="text-primary">{">"}</span>
    </span>
    <span className="pl-3">06:12</span>
    <span className="text-primary">{"</div>"}</span>
  </span>
);

/** A window with an address of another site. */
const OtherSite = () => (
  <span className="flex w-4/5 flex-col overflow-hidden rounded-control border border-line">
    <span className="flex items-center gap-1.5 border-b border-line bg-sunken px-2 py-1 text-[0.625rem]/4 text-ink-2">
      <span className="size-1.5 rounded-full bg-line-strong" />
      <span className="size-1.5 rounded-full bg-line-strong" />
      https://another-site.com
    </span>
    <span className="flex flex-col gap-1.5 p-2.5">
      <Bar className="w-1/2 bg-line-strong" />
      <Bar className="w-4/5 bg-line" />
    </span>
  </span>
);

/** Three blocks side by side. */
const SideBySide = () => (
  <span className="grid w-4/5 grid-cols-3 gap-2">
    {["w-3/4", "w-1/2", "w-2/3"].map((width) => (
      <span key={width} className="flex flex-col gap-1.5 rounded-control border border-line p-2.5">
        <Bar className={`${width} bg-line-strong`} />
        <Bar className="bg-line" />
      </span>
    ))}
  </span>
);

/**
 * Types whose sample would not tell what they are for: one that runs no scripts is empty where a block shows what runs or
 * comes from elsewhere, and in its small window a row is a column.
 */
export const STILL_SAMPLES: Readonly<Record<string, ReactNode>> = {
  customCode: <Code />,
  iframe: <OtherSite />,
  row: <SideBySide />,
};
