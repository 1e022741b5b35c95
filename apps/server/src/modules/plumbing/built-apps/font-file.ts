import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { FONTS } from "@selvedge/themes/fonts/catalogue";
import { fontFiles } from "@selvedge/themes/fonts/font-faces";

const require = createRequire(new URL("../../../../../../packages/themes/package.json", import.meta.url));
/** Where each font is, by the name in style sheets. */
const faces = new Map(fontFiles(FONTS).map(({ name, specifier }) => [`${name}.woff2`, specifier]));

/** The file of a font by its name in style sheets; null for an unknown one. */
export function fontFile(name: string): URL | null {
  const specifier = faces.get(name);
  return specifier ? pathToFileURL(require.resolve(specifier)) : null;
}
