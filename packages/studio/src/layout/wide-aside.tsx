import type { Side } from "@selvedge/design/scene";
import { PartTitle } from "../panels/part-title.tsx";
import { sideNames } from "../stage/side-tabs.tsx";
import type { StudioParts } from "./studio-parts.tsx";

/** After the stage of a wide screen: the chosen picture, the layers of the side and the garment's colours. */
export function WideAside({ side, colour, parts }: { side: Side; colour: string; parts: StudioParts }) {
  return (
    <aside
      aria-label="Design"
      className="flex w-76 shrink-0 flex-col divide-y divide-line overflow-y-auto border-line border-l *:p-4"
    >
      <section aria-label="Chosen picture">{parts.inspector}</section>
      <section aria-label="Layers">
        <PartTitle title="Layers" note={sideNames[side]} />
        {parts.layers}
      </section>
      <section aria-label="Garment colours">
        <PartTitle title="Garment colour" note={colour} />
        {parts.colours}
      </section>
    </aside>
  );
}
