// What the pretreat machine is set to. Source: print-on-demand section 5, "Pretreat".

export interface PretreatRecipe {
  name: string;
  fluid: string;
  /** Millilitres for one side. */
  volumeMl: number;
  passes: number;
  pressCelsius: number;
  pressSeconds: number;
  /** The profile that the printer uses afterwards. */
  printProfile: string;
}

/** The fabric under the ink: white needs no ink below it, dark needs the most. */
export type Ground = "dark" | "light" | "white";

const recipes: Record<Ground, PretreatRecipe> = {
  dark: {
    name: "Dark cotton",
    fluid: "Dark, undiluted",
    volumeMl: 32,
    passes: 2,
    pressCelsius: 180,
    pressSeconds: 35,
    printProfile: "Dark cotton, 2 passes",
  },
  light: {
    name: "Light cotton",
    fluid: "Light, 1 to 3",
    volumeMl: 18,
    passes: 1,
    pressCelsius: 165,
    pressSeconds: 30,
    printProfile: "Light cotton, 1 pass",
  },
  white: {
    name: "No pretreat",
    fluid: "None",
    volumeMl: 0,
    passes: 0,
    pressCelsius: 160,
    pressSeconds: 20,
    printProfile: "White cotton, no underbase",
  },
};

interface Cloth {
  /** #rrggbb */
  hex: string;
  needsPretreat: boolean;
}

/** The ground that a garment's colour is; goods that are never pretreated count as white. */
export function groundOf({ hex, needsPretreat }: Cloth): Ground {
  if (!needsPretreat) return "white";
  return lightness(hex) < 0.5 ? "dark" : "light";
}

/** The recipe for a garment's colour: white needs none, dark cloth needs the strong one. */
export const recipeFor = (cloth: Cloth): PretreatRecipe => recipes[groundOf(cloth)];

/** 0 for black to 1 for white, as the eye weighs the three colours. */
function lightness(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
