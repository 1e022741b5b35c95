import type { Scene, Side } from "@selvedge/design/scene";
import type { Blank } from "@selvedge/garments/blanks/blank";
import type { ReactNode, Ref } from "react";
import type { History } from "./scene/history.ts";
import type { SaveState, StudioOutcome, StudioPicture, StudioUpload } from "./scene/studio-types.ts";

export interface StudioProps {
  blank: Blank;
  name: string;
  onRename: (name: string) => void;
  /** The design to open, with its steps to undo and redo. */
  initialHistory: History<Scene>;
  /** Every picture that the scene uses, and those that can be placed. */
  pictures: readonly StudioPicture[];
  placeable: readonly StudioPicture[];
  isLoadingPictures: boolean;
  uploads: readonly StudioUpload[];
  /** Takes files in and gives those that were taken, once `pictures` holds them. */
  onFiles: (files: readonly File[]) => Promise<readonly StudioPicture[]>;
  onDismissUpload: (id: string) => void;
  /** Origins that pictures come from besides this site. */
  origins: readonly string[];
  save: SaveState;
  /** Called with every step, never while something is being dragged. */
  onChange: (scene: Scene) => void;
  /** Called at the start and after every step, undo and redo. Stable. */
  onHistory: (history: History<Scene>) => void;
  onBack: () => void;
  doneLabel: string;
  isDoneBusy: boolean;
  /** Whether finishing requires a design that can be printed; the way back to a product does not. */
  needsPrintable: boolean;
  onDone: (outcome: StudioOutcome) => void;
  doneRef?: Ref<HTMLButtonElement>;
  /** What a print on a side adds to the cost, in words. */
  extraText: (side: Side, colour: string) => string;
  /** The price, below the stage. */
  footer: (outcome: StudioOutcome) => ReactNode;
  /** Shown above the stage, such as a conflict that has to be resolved. */
  notice?: ReactNode;
}
