import { Button } from "@selvedge/ui/actions/button";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { cx } from "@selvedge/ui/class-names.ts";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { Maximize2 } from "lucide-react";
import { PagePicture } from "./page-picture.tsx";
import type { Theme } from "./themes-query.ts";

interface ThemeCardProps {
  theme: Theme;
  isWorn: boolean;
  /** It is being changed, which visitors do not see. */
  isDraft: boolean;
  /** The shop's home page in it; null until its address is known. */
  src: string | null;
  busy: boolean;
  onLook: () => void;
  onUse: () => void;
}

/** A theme as a small picture of the shop's own home page, with its name, character, colours and letters. */
export function ThemeCard({ theme, isWorn, isDraft, src, busy, onLook, onUse }: ThemeCardProps) {
  const { name, title, character, colours, fonts, isOffered } = theme;
  return (
    <article
      aria-label={title}
      className={cx(
        "flex min-w-0 flex-col overflow-hidden rounded-card border bg-surface",
        isWorn ? "border-primary outline-2 outline-primary" : "border-line",
      )}
    >
      <PagePicture src={src} colour={colours[0] ?? "#ffffff"} className="border-line border-b" />
      <div className="flex flex-1 flex-col gap-3 p-3">
        <div className="flex flex-col gap-0.5">
          <div className="flex min-h-[22px] items-center justify-between gap-2">
            <h2 className="text-body font-semibold">{title}</h2>
            {isWorn || isDraft ? (
              <span className="flex flex-wrap justify-end gap-1">
                {isDraft ? (
                  <StatusBadge tone="warning" shape="ring">
                    Draft
                  </StatusBadge>
                ) : null}
                {isWorn ? <StatusBadge tone="success">In your shop</StatusBadge> : null}
              </span>
            ) : (
              <Colours colours={colours} />
            )}
          </div>
          <div className="flex items-baseline justify-between gap-3 text-dense text-ink-2">
            <span className="truncate">{character}</span>
            <span className="shrink-0 truncate text-label">{fonts.join(", ")}</span>
          </div>
          {isOffered ? null : (
            <p className="text-label text-ink-2">No longer offered. Your shop keeps it until you choose another.</p>
          )}
        </div>
        <div className="mt-auto flex flex-wrap gap-2">
          <Button size="dense" icon={Maximize2} aria-label={`Full size: ${title}`} onPress={onLook}>
            Full size
          </Button>
          <LinkButton size="dense" href={`/theme/${name}`} aria-label={`${isWorn ? "Adjust" : "Try it on"}: ${title}`}>
            {isWorn ? "Adjust" : "Try it on"}
          </LinkButton>
          {isWorn ? null : (
            <Button size="dense" busy={busy} busyLabel="Changing" aria-label={`Use it: ${title}`} onPress={onUse}>
              Use it
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}

const Colours = ({ colours }: { colours: readonly string[] }) => (
  <span aria-hidden className="flex gap-1">
    {[...new Set(colours)].map((colour) => (
      <span
        key={colour}
        className="size-3.5 rounded-full shadow-[inset_0_0_0_1px_rgb(128_128_128/45%)]"
        style={{ backgroundColor: colour }}
      />
    ))}
  </span>
);
