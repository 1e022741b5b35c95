// The faces that stand in for a theme's own until they have come. Shoppers' machines have them; this one may have none.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const face = (name: "arimo" | "tinos"): string => {
  const file = fileURLToPath(import.meta.resolve(`@fontsource/${name}/files/${name}-latin-400-normal.woff2`));
  return `url(data:font/woff2;base64,${readFileSync(file).toString("base64")})`;
};

/** As wide as the faces of these names, letter by letter. */
const standIns = [
  ['local("Arial"),local("Liberation Sans")', face("arimo")],
  ['local("Times New Roman"),local("Liberation Serif")', face("tinos")],
] as const;

/** The document with faces of its own where it asks the machine for one. */
export const withStandIns = (html: string): string =>
  standIns.reduce((text, [local, own]) => text.replaceAll(local, own), html);
