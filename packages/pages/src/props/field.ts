import type { ImageValue } from "./image.ts";

/**
 * What a property may hold, as plain data: the editor renders its panel from this, the server reads wire properties
 * through it, a view gets exactly the type it describes. No function lives here, so a schema costs a page nothing.
 */
export type Field =
  | {
      kind: "text";
      label: string;
      default?: string;
      cutAt?: number;
      maxLength?: number;
      multiline?: boolean;
      required?: true;
      hint?: string;
    }
  | { kind: "html"; label: string; default?: string; maxLength?: number; required?: true; hint?: string }
  | { kind: "link"; label: string; required?: true; hint?: string }
  | { kind: "number"; label: string; default: number; min?: number; max?: number; step?: number; hint?: string }
  | { kind: "flag"; label: string; default: boolean; hint?: string }
  | { kind: "choice"; label: string; default: string; options: readonly string[]; hint?: string }
  | { kind: "colour"; label: string; hint?: string }
  | { kind: "image"; label: string; required?: true; hint?: string }
  | { kind: "group"; label: string; fields: Fields; hint?: string }
  | { kind: "list"; label: string; of: Fields; max: number; hint?: string };

export type Fields = { readonly [name: string]: Field };

/** The properties a view receives: every field present, with its default where the page was silent. */
export type PropsOf<F extends Fields> = { -readonly [K in keyof F]: ValueOf<F[K]> };

type ValueOf<F extends Field> = F extends { kind: "number" }
  ? number
  : F extends { kind: "flag" }
    ? boolean
    : F extends { kind: "choice"; options: readonly (infer Option)[] }
      ? Option
      : F extends { kind: "image" }
        ? ImageValue | null
        : F extends { kind: "group"; fields: infer Inner extends Fields }
          ? PropsOf<Inner>
          : F extends { kind: "list"; of: infer Inner extends Fields }
            ? PropsOf<Inner>[]
            : string;
