import { withExport } from "../insert.mjs";
import { namesOf } from "../names.mjs";

/** A block of a page: its type as data, its view, its style sheet and a test. */
export const block = {
  example: "gift-card",
  next: ({ camel }) => [`Write the view until its test passes, then the fields of ${camel}Block.`],
  plan(name) {
    const { kebab, camel, pascal, title } = namesOf(name);
    const folder = `packages/blocks/src/${kebab}`;
    return {
      own: folder,
      files: {
        [`${folder}/${kebab}.block.ts`]: `import { defineBlock } from "@selvedge/pages/block-type";

/** TODO: what it shows, in one sentence. */
export const ${camel}Block = defineBlock({
  type: "${camel}",
  title: "${title}",
  category: "more",
  description: "TODO: what it is and what for, in one sentence.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: [],
  hydrates: false,
  fields: {
    title: { kind: "text", label: "Title", cutAt: 80 },
  },
  starter: { size: 12, properties: { title: "${title}" } },
  example: { type: "${camel}", size: 12, properties: { title: "${title}" } },
});
`,
        [`${folder}/${kebab}.tsx`]: `import type { ViewPropsOf } from "../context/block-view.ts";
import type { ${camel}Block } from "./${kebab}.block.ts";
import s from "./${kebab}.module.css";

/** TODO: what it shows, in one sentence. */
export function ${pascal}({ props: { title } }: ViewPropsOf<typeof ${camel}Block>) {
  return title === "" ? null : <section className={s.block} />;
}
`,
        [`${folder}/${kebab}.module.css`]: `@layer blocks {
  .block {
    color: var(--t-text-color);
  }
}
`,
        [`${folder}/${kebab}.test.tsx`]: `import { expect, test } from "vitest";
import { renderOne } from "../testing/render-block.tsx";

test("${title} shows its title", () => {
  expect(renderOne("${camel}", { title: "Words of a shop" })).toContain("Words of a shop");
});
`,
      },
      lines: {
        "packages/blocks/src/block-types.ts": withExport(
          `export { ${camel}Block } from "./${kebab}/${kebab}.block.ts";`,
        ),
        "packages/blocks/src/block-views.tsx": withExport(
          `export { ${pascal} as ${camel} } from "./${kebab}/${kebab}.tsx";`,
        ),
      },
    };
  },
};
