import { contrast, TEXT_RATIO } from "@selvedge/themes/colour/contrast";
import { nearestPassing } from "@selvedge/themes/colour/nearest-passing";
import { Button } from "@selvedge/ui/actions/button";
import { CircleCheck, TriangleAlert } from "lucide-react";

interface ContrastProps {
  colour: string;
  /** What it stands on. */
  ground: string;
  onMend: (colour: string) => void;
}

/** How well a colour reads on its ground, with the nearest one that does where it does not. */
export function Contrast({ colour, ground, onMend }: ContrastProps) {
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
