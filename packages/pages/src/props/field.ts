import type { Breakpoint } from "@selvedge/browser/interface/breakpoints";
import type { ImageValue } from "./image.ts";
import type { ReferenceTarget } from "./references.ts";

/** The parts of a block's panel, in their order. */
export type FieldPart = "content" | "look" | "layout" | "behaviour";

/** What every field says of itself. */
interface Named {
  readonly label: string;
  readonly hint?: string;
  /** Where in the panel it is; "content" for a field that does not say. */
  readonly part?: FieldPart;
  /** It is asked for only while the field `field` beside it has one of these values. What it holds stays meanwhile. */
  readonly showWhen?: { readonly field: string; readonly is: readonly (string | number | boolean)[] };
}

interface NumberShape {
  kind: "number";
  /** null: nothing is set, and the theme or the block decides. */
  default: number | null;
  /** The number by which older pages say that nothing is set. */
  unset?: number;
  min?: number;
  max?: number;
  step?: number;
  /** What it counts, written behind it: "px", "s". */
  unit?: string;
  /** How many of what is stored make one of what a person types: 1000 for milliseconds that are typed as seconds. */
  per?: number;
}

interface ChoiceShape {
  kind: "choice";
  default: string;
  /** It has to be said; there is no default to be fallen back on. */
  required?: true;
  options: readonly string[];
  /** What a person reads for an option; the option itself where it has no title. */
  titles?: Readonly<Record<string, string>>;
}

type Shape =
  | {
      kind: "text";
      default?: string;
      cutAt?: number;
      minLength?: number;
      maxLength?: number;
      multiline?: boolean;
      /** What is usual, by what a person calls it: it is chosen, and anything else typed. */
      usual?: Readonly<Record<string, string>>;
      required?: true;
    }
  | { kind: "html"; default?: string; maxLength?: number; required?: true }
  /**
   * `elsewhere`: it leads to no page of the shop, and an address such as this one is typed. `opens`: the choice beside it that
   * says where it opens, and that is asked for together with it.
   */
  | { kind: "link"; elsewhere?: string; opens?: string; required?: true }
  | NumberShape
  | { kind: "flag"; default: boolean }
  | ChoiceShape
  /** Any number of the options. */
  | { kind: "choices"; options: readonly string[]; titles?: Readonly<Record<string, string>>; required?: true }
  /**
   * `ground`: of words, what they stand on: the colour that is set beside it, else the theme's of this token. `pictures` are the
   * block's own settings whose picture or film lies behind the words, where one is chosen.
   */
  | {
      kind: "colour";
      ground?: { readonly beside: string; readonly theme: string; readonly pictures?: readonly string[] };
      required?: true;
    }
  | { kind: "icon"; default: string; options: readonly string[] }
  | { kind: "image"; required?: true }
  /** Something else of the shop, by the name or address that it has in its own calls. */
  | {
      kind: "reference";
      to: ReferenceTarget;
      /** It leads to something else where the choice beside it has one of these values. */
      toWhen?: { readonly field: string; readonly is: Readonly<Record<string, ReferenceTarget>> };
      required?: true;
    }
  /** An instant, ISO 8601. */
  | { kind: "instant"; required?: true }
  /** A time of day in the shop's time zone, "09:30". */
  | { kind: "clock"; required?: true }
  /** `isClosed`: nothing may stand in it but its fields; elsewhere unknown settings are kept. */
  | { kind: "group"; fields: Fields; isClosed?: true }
  /** Entries have a `key` of their own once the page is opened for editing, so that two people can each add one. */
  | { kind: "list"; of: Fields; max: number; min?: number }
  /** One value for each width of window; a width without one has that of the next narrower. */
  | {
      kind: "responsive";
      of: (NumberShape | ChoiceShape) & { label?: string };
      default?: { readonly [B in Breakpoint]?: string | number };
    };

/**
 * What a property may hold, as plain data: the editor renders its panel from this, the server reads wire properties
 * through it, a view gets exactly the type it describes. No function lives here, so a schema costs a page nothing.
 */
export type Field = Named & Shape;

export type FieldOf<K extends Field["kind"]> = Extract<Field, { kind: K }>;

export type Fields = { readonly [name: string]: Field };

/** The properties a view receives: every field present, with its default where the page was silent. */
export type PropsOf<F extends Fields> = { -readonly [K in keyof F]: ValueOf<F[K]> };

/** A value at each width of window. */
export type Responsive<T> = Readonly<Record<Breakpoint, T>>;

type ValueOf<F> = F extends { kind: "number"; default: null }
  ? number | null
  : F extends { kind: "number" }
    ? number
    : F extends { kind: "flag" }
      ? boolean
      : F extends { kind: "choice" | "icon"; options: readonly (infer Option)[] }
        ? Option
        : F extends { kind: "choices"; options: readonly (infer Option)[] }
          ? Option[]
          : F extends { kind: "image" }
            ? ImageValue | null
            : F extends { kind: "group"; fields: infer Inner extends Fields }
              ? PropsOf<Inner>
              : F extends { kind: "list"; of: infer Inner extends Fields }
                ? (PropsOf<Inner> & { key: string })[]
                : F extends { kind: "responsive"; of: infer Each }
                  ? Responsive<ValueOf<Each>>
                  : string;
