import type { ReactNode } from "react";
import { BrandMark } from "../frames/brand-mark.tsx";

const SWATCHES = [
  "canvas",
  "surface",
  "sunken",
  "ink",
  "ink-2",
  "line-strong",
  "primary",
  "primary-hover",
  "primary-tint",
  "success",
  "warning",
  "danger",
  "info",
  "thread",
];

/** One side of the gallery: a theme, its colours, and what is shown in it. */
export function Sheet({ theme, children }: { theme: "light" | "dark"; children: ReactNode }) {
  return (
    <section data-theme={theme} aria-label={theme} className="min-w-0 flex-1 p-4 md:p-8">
      <header className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h2 className="flex items-center gap-3 text-title font-semibold">
          <BrandMark size={26} />
          {theme === "light" ? "Light" : "Dark"}
        </h2>
        <span aria-hidden className="flex gap-1">
          {SWATCHES.map((name) => (
            <span
              key={name}
              title={name}
              className="size-5 rounded-mark border border-line-strong"
              style={{ backgroundColor: `var(--sv-${name})` }}
            />
          ))}
        </span>
      </header>
      <div className="flex flex-col gap-8">{children}</div>
    </section>
  );
}

/** One kind of part, with a line about what to look for. */
export function Kind({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-3 text-label font-medium text-ink-2">{title}</h3>
      {children}
    </section>
  );
}
