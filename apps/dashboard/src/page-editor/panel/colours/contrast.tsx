import { contrast, TEXT_RATIO } from "@selvedge/themes/colour/contrast";
import { nearestPassing } from "@selvedge/themes/colour/nearest-passing";
import { Button } from "@selvedge/ui/actions/button";
import { CircleCheck, Image, TriangleAlert } from "lucide-react";
import { useSyncExternalStore } from "react";
import type { FieldEdits } from "../controls.ts";

interface ContrastProps {
  colour: string;
  /** What it stands on. */
  ground: string;
  /** The settings of the block whose picture or film lies behind the words. */
  pictures: readonly string[];
  edits: FieldEdits;
  onMend: (colour: string) => void;
}

/**
 * How well a colour reads on its ground, with the nearest one that does where it does not. On a picture that is not measured,
 * and said.
 */
export function Contrast({ colour, ground, pictures, edits, onMend }: ContrastProps) {
  const isOnPicture = useSyncExternalStore(edits.listen, () =>
    pictures.some((name) => Boolean(edits.settings()[name])),
  );
  if (isOnPicture) {
    return (
      <p className="flex gap-1.5 text-label text-ink-2">
        <Image aria-hidden size={14} className="mt-px shrink-0" />A picture is behind the words, so how well they read
        is not measured. Look at them on the page, at every width.
      </p>
    );
  }
  const ratio = contrast(colour, ground);
  const words = `${ratio.toFixed(1)} : 1`;
  if (ratio >= TEXT_RATIO) {
    return (
      <p className="flex items-center gap-1.5 text-label text-success">
        <CircleCheck aria-hidden size={14} />
        <span>
          <strong className="figures font-medium">{words}</strong> reads well on every screen
        </span>
      </p>
    );
  }
  const mended = nearestPassing(colour, ground);
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-control bg-warning-tint p-2 text-label text-warning">
      <TriangleAlert aria-hidden size={14} className="shrink-0" />
      <span className="min-w-0 flex-1">
        <strong className="figures font-medium">{words}</strong> is hard to read
      </span>
      <Button size="row" onPress={() => onMend(mended)}>
        <span
          aria-hidden
          className="size-3 rounded-full border border-line forced-color-adjust-none"
          style={{ background: mended }}
        />
        Use {mended}
      </Button>
    </div>
  );
}
