import type { BlankColour } from "@selvedge/garments/colours";
import type { ReactNode, RefObject } from "react";
import { ArtworkPanel } from "../panels/artwork-panel.tsx";
import { ColourChoice } from "../panels/colour-choice.tsx";
import { GarmentFacts } from "../panels/garment-facts.tsx";
import { Inspector } from "../panels/inspector.tsx";
import { LayersList } from "../panels/layers-list.tsx";
import type { Problem } from "../problems/problems.ts";
import type { StudioPicture, StudioUpload } from "../scene/studio-types.ts";
import type { StudioState } from "../scene/use-studio.ts";

/** The contents of panels. Each layout decides where they are shown. */
export interface StudioParts {
  artwork: ReactNode;
  facts: ReactNode;
  colours: ReactNode;
  inspector: ReactNode;
  layers: ReactNode;
}

interface PartsInput {
  studio: StudioState;
  pictures: readonly StudioPicture[];
  artwork: {
    pictures: readonly StudioPicture[];
    isLoading: boolean;
    uploads: readonly StudioUpload[];
    onFiles: (files: readonly File[]) => void;
    onDismiss: (id: string) => void;
    uploadRef: RefObject<HTMLButtonElement | null>;
  };
  colour: BlankColour;
  onColour: (name: string) => void;
  /** The other colour on which the design is seen best. */
  clearest: string | null;
  onSolve: (problem: Problem) => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

export function studioParts(input: PartsInput): StudioParts {
  const { studio, pictures, colour } = input;
  const { blank, problems, selected } = studio;
  const general = problems.filter(({ elementId }) => elementId === null || elementId !== selected?.id);
  return {
    artwork: <ArtworkPanel {...input.artwork} onPlace={(picture) => studio.place([picture])} />,
    facts: <GarmentFacts blank={blank} side={studio.side} colour={colour.name} />,
    colours: (
      <ColourChoice
        colours={blank.colours}
        value={colour.name}
        onChange={input.onColour}
        legibility={studio.legibility}
        better={input.clearest}
      />
    ),
    inspector: (
      <Inspector
        studio={studio}
        pictures={pictures}
        general={general}
        onSolve={input.onSolve}
        headingRef={input.headingRef}
      />
    ),
    layers: <LayersList studio={studio} pictures={pictures} />,
  };
}
