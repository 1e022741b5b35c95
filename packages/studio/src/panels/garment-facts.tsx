import type { Side } from "@selvedge/design/scene";
import type { Blank } from "@selvedge/garments/blanks/blank";
import { DefinitionList } from "@selvedge/ui/content/definition-list";
import { sideNames } from "../stage/side-tabs.tsx";

/** What the garment is made of and what can be printed on it. */
export function GarmentFacts({ blank, side, colour }: { blank: Blank; side: Side; colour: string }) {
  const area = blank.areas[side];
  const facts = [
    { term: "Made of", value: blank.material },
    { term: "Shown in", value: `${colour}, one of ${blank.colours.length}` },
    { term: "Sizes", value: blank.sizes.map(({ name }) => name).join(", ") },
    ...(area ? [{ term: `${sideNames[side]} print`, value: `${area.widthMm} × ${area.heightMm} mm` }] : []),
  ];
  return <DefinitionList facts={facts} />;
}
