/**
 * The faces shops may use: where their files are and how wide and tall they are. From the measures a fallback is cut to
 * the same space, so that nothing on a page moves when the face arrives. All are under the SIL Open Font License.
 */
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
  };
}

const BOTH = ["latin", "latin-ext"] as const;

export const FONTS: readonly FontFamily[] = [
  variable("Hanken Grotesk", "sans-serif", [1000, 303, 1000, 450]),
  variable("Inter", "sans-serif", [1984, 494, 2048, 978]),
  variable("Inter Tight", "sans-serif", [1984, 494, 2048, 880]),
  variable("Work Sans", "sans-serif", [930, 243, 1000, 499]),
  variable("Public Sans", "sans-serif", [1900, 450, 2000, 935]),
  variable("Newsreader", "serif", [1470, 530, 2000, 857], { axis: "opsz", weights: "200 800" }),
  fixed("Lato", "sans-serif", [1974, 426, 2000, 871], { weights: ["400", "700"] }),
  fixed("Barlow Condensed", "sans-serif", [1000, 200, 1000, 341], { weights: ["500", "700"] }),
  fixed("Bowlby One", "sans-serif", [2276, 932, 2048, 1268], { weights: ["400"], subsets: ["latin"] }),
  fixed("IM Fell English", "serif", [1854, 744, 2048, 849], { weights: ["400"], italic: true, subsets: ["latin"] }),
  fixed("Spectral", "serif", [1059, 463, 1000, 446], { weights: ["400", "600"], italic: true }),
];

export const FONT_NAMES: ReadonlySet<string> = new Set(FONTS.map(({ family }) => family));

export function findFont(family: string): FontFamily | null {
  return FONTS.find((font) => font.family === family) ?? null;
}

/** The family with its fallback of the same metrics, as `font-family` takes it. */
export function fontStack(family: string): string {
  const font = findFont(family);
  return font ? `"${font.family}","${font.family} fallback",${font.generic}` : "system-ui,sans-serif";
}

type Metrics = readonly [ascent: number, descent: number, unitsPerEm: number, averageWidth: number];

function variable(
  family: string,
  generic: FontFamily["generic"],
  metrics: Metrics,
  { axis = "wght", weights = "100 900" } = {},
): FontFamily {
  const slug = slugOf(family);
  const faces = [{ weight: weights, style: "normal", file: `${slug}-{subset}-${axis}-normal` }] as const;
  return { family, package: `@fontsource-variable/${slug}`, generic, subsets: BOTH, faces, metrics: named(metrics) };
}

interface Cuts {
  weights: readonly string[];
  italic?: boolean;
  subsets?: FontFamily["subsets"];
}

function fixed(
  family: string,
  generic: FontFamily["generic"],
  metrics: Metrics,
  { weights, italic = false, subsets = BOTH }: Cuts,
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

function named([ascent, descent, unitsPerEm, averageWidth]: Metrics): FontFamily["metrics"] {
  return { ascent, descent, unitsPerEm, averageWidth };
}
