import type { Asset } from "@selvedge/design/asset";
import type { PrintedSize } from "@selvedge/design/preflight";
import { resolutionVerdict } from "@selvedge/design/resolution";
import type { SceneElement } from "@selvedge/design/scene";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";

const verdicts = {
  good: { word: "Prints sharp", tone: "success", shape: "dot" },
  fair: { word: "Prints fairly", tone: "warning", shape: "ring" },
  poor: { word: "Looks soft", tone: "warning", shape: "square" },
  blocked: { word: "Too coarse to print", tone: "danger", shape: "square" },
} as const;

interface Judged {
  element: SceneElement;
  asset: Asset;
  /** The size on which it prints largest. */
  size: PrintedSize;
}

const onSize = ({ name, printScale }: PrintedSize): string => (printScale === 1 ? "" : ` on ${name}`);

/** How sharp a picture prints at its size, in words with its dots per inch. */
export function QualityBadge({ element, asset, size, className }: Judged & { className?: string }) {
  const { dpi, verdict } = resolutionVerdict(element, asset, size.printScale);
  const { word, tone, shape } = verdicts[verdict];
  return (
    <StatusBadge tone={tone} shape={shape} className={className}>
      {word}
      {onSize(size)} · {dpi} dpi
    </StatusBadge>
  );
}

/** The largest size at which a picture still prints sharp, when it is larger than that. */
export function LargestGoodSize({ element, asset, size }: Judged) {
  const { verdict, largestGoodMm } = resolutionVerdict(element, asset, size.printScale);
  if (verdict === "good") return null;
  return (
    <p className="text-label text-ink-2">
      Up to {(largestGoodMm.w / 10).toFixed(1)} × {(largestGoodMm.h / 10).toFixed(1)} cm it prints sharp
      {onSize(size)}.
    </p>
  );
}
