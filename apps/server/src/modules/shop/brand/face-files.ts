import { fileURLToPath } from "node:url";
import type { FaceFile } from "@selvedge/print/brand/lettering";
import { findFont } from "@selvedge/themes/fonts/catalogue";
import type { Tokens } from "@selvedge/themes/resolve-theme";
import { fontFile } from "../../plumbing/built-apps/index.ts";

const fallback = "Lato";

/** The file of the face that a theme writes headings or text with, nearest to its weight. */
export function faceFile(tokens: Tokens, part: "primary.font" | "text.font"): FaceFile {
  const weight = part === "primary.font" ? Number(tokens["heading.weight"]) || 700 : 400;
  const font = findFont(String(tokens[part])) ?? findFont(fallback)!;
  const upright = font.faces.filter(({ style }) => style === "normal");
  const far = ({ weight: own }: (typeof upright)[number]) => {
    const [from = 0, to = from] = own.split(" ").map(Number);
    return Math.max(from - weight, weight - to, 0);
  };
  const face = upright.toSorted((one, other) => far(one) - far(other))[0]!;
  const file = fontFile(`${face.file.replace("{subset}", "latin")}.woff2`)!;
  return { path: fileURLToPath(file), weight };
}
