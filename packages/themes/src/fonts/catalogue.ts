/**
 * The faces shops may use: where their files are and how wide and tall they are. From the measures a fallback is cut to
 * the same space, so that nothing on a page moves when the face arrives. Widths are those of English text in the weight that
 * themes write it in. All are under the SIL Open Font License.
 */
import { type FontFamily, fixed, variable } from "./family.ts";
import { isOwnFont } from "./own-font.ts";

export const FONTS: readonly FontFamily[] = [
  variable("Hanken Grotesk", "sans-serif", [1000, 303, 1000, 450]),
  variable("Inter", "sans-serif", [1984, 494, 2048, 978]),
  variable("Inter Tight", "sans-serif", [1984, 494, 2048, 880]),
  variable("Work Sans", "sans-serif", [930, 243, 1000, 499]),
  variable("Public Sans", "sans-serif", [1900, 450, 2000, 935]),
  variable("Newsreader", "serif", [1470, 530, 2000, 857], { axis: "opsz", weights: "200 800", italic: true }),
  fixed("Lato", "sans-serif", [1974, 426, 2000, 871]),
  fixed("Barlow Condensed", "sans-serif", [1000, 200, 1000, 341, 0.894], { weights: ["400", "500", "700"] }),
  fixed("Bowlby One", "sans-serif", [2276, 932, 2048, 1268], { weights: ["400"], subsets: ["latin"] }),
  fixed("IM Fell English", "serif", [1854, 744, 2048, 849], { weights: ["400"], italic: true, subsets: ["latin"] }),
  fixed("Spectral", "serif", [1059, 463, 1000, 446], { weights: ["400", "600", "700"], italic: true }),
  variable("Archivo", "sans-serif", [878, 210, 1000, 452]),
  variable("Baloo 2", "sans-serif", [1078, 524, 1000, 446], { weights: "400 800" }),
  variable("Bodoni Moda", "serif", [2250, 800, 2000, 938], { weights: "400 900", italic: true }),
  variable("Bricolage Grotesque", "sans-serif", [930, 270, 1000, 487], { weights: "200 800" }),
  variable("Cabin", "sans-serif", [1930, 500, 2000, 838], { weights: "400 700" }),
  variable("Comfortaa", "sans-serif", [881, 234, 1000, 523], { weights: "300 700" }),
  variable("Cormorant Garamond", "serif", [924, 287, 1000, 396], { weights: "300 700", italic: true }),
  variable("DM Sans", "sans-serif", [992, 310, 1000, 464], { weights: "100 1000" }),
  variable("EB Garamond", "serif", [1007, 298, 1000, 381], { weights: "400 800", italic: true }),
  variable("Epilogue", "sans-serif", [1580, 470, 2000, 990]),
  variable("Exo 2", "sans-serif", [999, 201, 1000, 452]),
  variable("Figtree", "sans-serif", [950, 250, 1000, 448], { weights: "300 900" }),
  variable("Fraunces", "serif", [1956, 510, 2000, 965]),
  variable("Fredoka", "sans-serif", [974, 236, 1000, 458], { weights: "300 700" }),
  variable("IBM Plex Sans", "sans-serif", [1025, 275, 1000, 468], { weights: "100 700" }),
  variable("Instrument Sans", "sans-serif", [970, 250, 1000, 452], { weights: "400 700" }),
  variable("Josefin Sans", "sans-serif", [750, 250, 1000, 453], { weights: "100 700" }),
  variable("Jost", "sans-serif", [1070, 375, 1000, 428]),
  variable("Karla", "sans-serif", [1834, 504, 2000, 904], { weights: "200 800" }),
  variable("Libre Franklin", "sans-serif", [966, 246, 1000, 460]),
  variable("Lora", "serif", [1006, 274, 1000, 482], { weights: "400 700", italic: true }),
  variable("Manrope", "sans-serif", [2132, 600, 2000, 910], { weights: "200 800" }),
  variable("Montserrat", "sans-serif", [968, 251, 1000, 500]),
  variable("Mulish", "sans-serif", [1005, 250, 1000, 462], { weights: "200 1000" }),
  variable("Noto Sans JP", "sans-serif", [1160, 288, 1000, 462], { subsets: ["latin"] }),
  variable("Nunito", "sans-serif", [1011, 353, 1000, 449], { weights: "200 1000" }),
  variable("Orbitron", "sans-serif", [1011, 243, 1000, 559], { weights: "400 900", subsets: ["latin"] }),
  variable("Oswald", "sans-serif", [1193, 289, 1000, 386], { weights: "200 700" }),
  variable("Outfit", "sans-serif", [1000, 260, 1000, 439]),
  variable("Playfair Display", "serif", [1082, 251, 1000, 461], { weights: "400 900", italic: true }),
  variable("Quicksand", "sans-serif", [1000, 250, 1000, 474], { weights: "300 700" }),
  variable("Red Hat Display", "sans-serif", [1018, 305, 1000, 437], { weights: "300 900" }),
  variable("Rubik", "sans-serif", [935, 250, 1000, 465], { weights: "300 900" }),
  variable("Source Sans 3", "sans-serif", [1024, 400, 1000, 414], { weights: "200 900" }),
  variable("Source Serif 4", "serif", [1036, 335, 1000, 478], { weights: "200 900", italic: true }),
  variable("Syne", "sans-serif", [925, 275, 1000, 780], { weights: "400 800" }),
  fixed("Abril Fatface", "serif", [1058, 291, 1000, 455], { weights: ["400"] }),
  fixed("Amatic SC", "sans-serif", [1016, 245, 1000, 291, 0.743]),
  // Measured in capitals, which is how its theme writes it.
  fixed("Anton", "sans-serif", [2409, 674, 2048, 630], { weights: ["400"] }),
  fixed("Barlow", "sans-serif", [1000, 200, 1000, 427], { weights: ["400", "600", "700"] }),
  fixed("Chakra Petch", "sans-serif", [992, 308, 1000, 479, 0.878]),
  fixed("DM Serif Display", "serif", [1036, 335, 1000, 447], { weights: ["400"] }),
  fixed("IBM Plex Mono", "sans-serif", [1025, 275, 1000, 602], { weights: ["400", "600", "700"] }),
  fixed("Instrument Serif", "serif", [990, 310, 1000, 338], { weights: ["400"] }),
  fixed("Italiana", "sans-serif", [928, 250, 1000, 426], { weights: ["400"], subsets: ["latin"] }),
  fixed("Libre Caslon Display", "serif", [970, 266, 1000, 373], { weights: ["400"] }),
  fixed("Marcellus", "serif", [1995, 573, 2048, 950], { weights: ["400"] }),
  fixed("Pacifico", "sans-serif", [1303, 453, 1000, 411], { weights: ["400"] }),
  fixed("Poppins", "sans-serif", [1050, 350, 1000, 500], { weights: ["400", "600", "700"] }),
  fixed("Shrikhand", "sans-serif", [1026, 432, 1000, 523], { weights: ["400"] }),
  fixed("Space Mono", "sans-serif", [1120, 361, 1000, 614]),
  fixed("Varela Round", "sans-serif", [918, 286, 1000, 474], { weights: ["400"] }),
  fixed("Yeseva One", "serif", [915, 240, 1000, 512], { weights: ["400"] }),
  fixed("Zilla Slab", "serif", [944, 256, 1000, 440]),
];

export const FONT_NAMES: ReadonlySet<string> = new Set(FONTS.map(({ family }) => family));

export function findFont(family: string): FontFamily | null {
  return FONTS.find((font) => font.family === family) ?? null;
}

/** The family with its fallback of the same metrics, as `font-family` takes it. */
export function fontStack(family: string): string {
  if (isOwnFont(family)) return `"${family}","${family} fallback",sans-serif`;
  const font = findFont(family);
  return font ? `"${font.family}","${font.family} fallback",${font.generic}` : "system-ui,sans-serif";
}
