import { before, both, withImport } from "../insert.mjs";
import { namesOf } from "../names.mjs";

/** Folders of themes, by how close things stand in them. */
const densities = ["airy", "normal", "tight", "retired"];

/** A theme that shops can choose. */
export const theme = {
  example: "harbour",
  next: ({ kebab }) => [`Give ${kebab} its letters, colours and properties until its tests pass.`],
  plan(name) {
    const { kebab, camel, title } = namesOf(name);
    const file = `packages/themes/src/shipped/normal/${kebab}.ts`;
    return {
      own: file,
      beside: densities.map((density) => `packages/themes/src/shipped/${density}/${kebab}.ts`),
      files: {
        [file]: `import { shopTheme } from "../shop-theme.ts";

export const ${camel} = shopTheme({
  name: "${kebab}",
  title: "${title}",
  character: "TODO: three or four words",
  heading: "Lato",
  body: "Lato",
  density: "normal",
  palette: {
    page: "#ffffff",
    surface: "#ffffff",
    ink: "#111111",
    primary: "#111111",
    onPrimary: "#ffffff",
    accent: "#595959",
    onAccent: "#ffffff",
  },
  properties: {},
});
`,
        [`packages/themes/src/shipped/normal/${kebab}.test.ts`]: `import { expect, test } from "vitest";
import { resolveTheme } from "../../resolve-theme.ts";
import { themeAttributes } from "../../theme-attributes.ts";
import type { ShippedTheme } from "../../theme.ts";
import { base } from "../base.ts";
import { ${camel} } from "./${kebab}.ts";

const styleOf = (theme: ShippedTheme) => {
  const { tokens } = resolveTheme(theme);
  return [tokens["primary.font"], tokens["text.font"], themeAttributes(tokens)];
};

test("${title} differs from Base by its letters, pictures or buttons, not by colour alone", () => {
  expect(styleOf(${camel})).not.toEqual(styleOf(base));
});
`,
      },
      lines: {
        "packages/themes/src/shipped/shipped.ts": both(
          withImport(`import { ${camel} } from "./normal/${kebab}.ts";`),
          before(/^ {2}light,$/m, `  ${camel},`),
        ),
      },
    };
  },
};
