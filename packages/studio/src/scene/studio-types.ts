import type { Asset } from "@selvedge/design/asset";
import type { Scene, Side } from "@selvedge/design/scene";

/** A picture that can be placed. `href` is the copy that screens show. */
export interface StudioPicture extends Asset {
  readonly name: string;
  readonly href: string;
  readonly thumbUrl: string;
}

/** A file on its way in, or refused. */
export interface StudioUpload {
  readonly id: string;
  readonly name: string;
  /** Others go before it. */
  readonly isWaiting: boolean;
  readonly sentShare: number;
  /** Why it was not taken. */
  readonly refusal: string | null;
}

export type SaveState =
  | { readonly kind: "saved"; readonly at: Date }
  | { readonly kind: "unsaved" | "saving" }
  /** It will be tried again. */
  | { readonly kind: "failed"; readonly text: string }
  /** Another person saved a newer version. */
  | { readonly kind: "conflict" };

/** What the studio returns about a finished design, including what its price depends on. */
export interface StudioOutcome {
  scene: Scene;
  colour: string;
  printedSides: readonly Side[];
  isPrintable: boolean;
  /** Where the design vanishes on the colour that is shown, the one on which it is clearest; else null. */
  betterColour: string | null;
  /** Colours on which the design can be seen well, in the blank's order; all of them before anything was looked at. */
  goodColours: readonly string[];
}
