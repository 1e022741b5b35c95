// A family of letters: its files, and its measures, from which a fallback of the same size is cut.
export interface Face {
  readonly weight: string;
  readonly style: "normal" | "italic";
  /** File name without subset and ending: `hanken-grotesk-{subset}-wght-normal`. */
  readonly file: string;
}

export interface FontFamily {
  readonly family: string;
  readonly package: string;
  readonly generic: "sans-serif" | "serif";
  readonly subsets: readonly ("latin" | "latin-ext")[];
  readonly faces: readonly Face[];
  /** Measures from the font file, in its own units. */
  readonly metrics: {
    readonly ascent: number;
    readonly descent: number;
    readonly unitsPerEm: number;
    readonly averageWidth: number;
    /** Its capitals against the fallback's, once the small letters are as wide; 1 where they agree. */
    readonly capitals: number;
  };
}

const BOTH = ["latin", "latin-ext"] as const;

type Metrics = readonly [ascent: number, descent: number, unitsPerEm: number, averageWidth: number, capitals?: number];

interface Axes {
  axis?: string;
  weights?: string;
  italic?: boolean;
  subsets?: FontFamily["subsets"];
}

/** A family of one file for all weights. */
export function variable(
  family: string,
  generic: FontFamily["generic"],
  metrics: Metrics,
  { axis = "wght", weights = "100 900", italic = false, subsets = BOTH }: Axes = {},
): FontFamily {
  const slug = slugOf(family);
  const styles: Face["style"][] = italic ? ["normal", "italic"] : ["normal"];
  const faces = styles.map((style): Face => ({ weight: weights, style, file: `${slug}-{subset}-${axis}-${style}` }));
  return { family, package: `@fontsource-variable/${slug}`, generic, subsets, faces, metrics: named(metrics) };
}

interface Cuts {
  /** Default 400 and 700. */
  weights?: readonly string[];
  italic?: boolean;
  subsets?: FontFamily["subsets"];
}

/** What text is loaded in, and what is set in bold beside it. Source: platform-core §9. */
export const usualWeights = ["400", "700"] as const;

/** A family of one file for each weight. */
export function fixed(
  family: string,
  generic: FontFamily["generic"],
  metrics: Metrics,
  { weights = usualWeights, italic = false, subsets = BOTH }: Cuts = {},
): FontFamily {
  const slug = slugOf(family);
  const upright = weights.map(
    (weight): Face => ({ weight, style: "normal", file: `${slug}-{subset}-${weight}-normal` }),
  );
  const slanted: Face[] = italic ? [{ weight: "400", style: "italic", file: `${slug}-{subset}-400-italic` }] : [];
  return {
    family,
    package: `@fontsource/${slug}`,
    generic,
    subsets,
    faces: [...upright, ...slanted],
    metrics: named(metrics),
  };
}

function slugOf(family: string): string {
  return family.toLowerCase().replaceAll(" ", "-");
}

function named([ascent, descent, unitsPerEm, averageWidth, capitals = 1]: Metrics): FontFamily["metrics"] {
  return { ascent, descent, unitsPerEm, averageWidth, capitals };
}
