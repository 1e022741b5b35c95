import type { ReactNode } from "react";
import type { PanelId } from "../panels/panel-choice.tsx";
import { ProblemCount } from "../problems/problem-count.tsx";
import type { StudioState } from "../scene/use-studio.ts";
import { SelectionBar } from "../stage/selection-bar.tsx";
import type { StudioParts } from "./studio-parts.tsx";

interface CompactPanelProps {
  studio: StudioState;
  panel: PanelId;
  parts: StudioParts;
  onProblems: () => void;
}

/** Below the stage of a narrow screen: one panel at a time. */
export function CompactPanel({ studio, panel, parts, onProblems }: CompactPanelProps) {
  const panels: Record<PanelId, ReactNode> = {
    artwork: parts.artwork,
    garment: (
      <div className="flex flex-col gap-4">
        {parts.colours}
        {parts.facts}
      </div>
    ),
    size: (
      <div className="flex flex-col gap-3">
        <SelectionBar isInPanel studio={studio} />
        {parts.inspector}
      </div>
    ),
    layers: parts.layers,
  };
  // A panel has its name for its key, so that it opens at its beginning however far the one before was read.
  return (
    <section
      key={panel}
      aria-label="Panel"
      className="relative -mt-3.5 h-[36dvh] shrink-0 overflow-y-auto rounded-t-dialog border-line border-t bg-surface p-4"
    >
      {panel === "size" ? null : (
        <ProblemCount problems={studio.problems} onPress={onProblems} className="mb-3 w-full justify-center" />
      )}
      {panels[panel]}
    </section>
  );
}
