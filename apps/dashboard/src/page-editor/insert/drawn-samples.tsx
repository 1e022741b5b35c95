import type { ReactNode } from "react";

const Bar = ({ className }: { className: string }) => <span className={`block h-2 rounded-full ${className}`} />;

/** A few lines of markup, as they stand in the setting. */
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

/** Types whose blocks show what runs or comes from elsewhere: a sample, which runs no scripts, would be empty. */
export const DRAWN_SAMPLES: Readonly<Record<string, ReactNode>> = { customCode: <Code />, iframe: <OtherSite /> };
