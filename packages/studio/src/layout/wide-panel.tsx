import { PanelChoice, type PanelId } from "../panels/panel-choice.tsx";
import type { StudioParts } from "./studio-parts.tsx";

interface WidePanelProps {
  panel: PanelId;
  onPanel: (panel: PanelId) => void;
  onKeys: () => void;
  garment: string;
  parts: StudioParts;
}

/** Before the stage of a wide screen: what can be put on the garment, or the garment's own facts. */
export function WidePanel({ panel, onPanel, onKeys, garment, parts }: WidePanelProps) {
  // A panel has its name for its key, so that it opens at its beginning however far the one before was read.
  return (
    <>
      <PanelChoice form="rail" value={panel} onChange={onPanel} onKeys={onKeys} />
      <section key={panel} aria-label="Panel" className="w-63 shrink-0 overflow-y-auto border-line border-r p-3.5">
        <h2 className="mb-3 text-card font-semibold">{panel === "garment" ? garment : "Artwork"}</h2>
        {panel === "garment" ? <div className="flex flex-col gap-4">{parts.facts}</div> : parts.artwork}
      </section>
    </>
  );
}
