import { before, withExport } from "../insert.mjs";
import { namesOf } from "../names.mjs";

/** A page of the storefront: where it is, how the server answers it, its view, its loader and a test. */
export const page = {
  example: "lookbook",
  wrong: (name) =>
    /^[a-z]+$/.test(name)
      ? null
      : "A page's name is one word in small letters, such as lookbook; its address may have more: see paths.",
  next: ({ kebab }) => [
    "Name its data in PageDataByRoute and fill it in the loader.",
    `Write the view until its test passes: npm test -- --project rules apps/storefront/src/pages/${kebab}`,
  ],
  plan(name) {
    const { pascal, title } = namesOf(name);
    const folder = `apps/storefront/src/pages/${name}`;
    return {
      own: folder,
      files: {
        [`${folder}/page.ts`]: `import type { Page } from "../../router/types.ts";

export const page: Page = { paths: ["/${name}/"] };
`,
        [`${folder}/load.ts`]: `import type { LoadPage } from "../../router/types.ts";

export const load: LoadPage<"${name}"> = () => import("./${name}-page.tsx");
`,
        [`${folder}/answer.ts`]: `import { guardSets } from "@selvedge/domain/access/guards";
import type { Answer } from "../../router/types.ts";

export const answer: Answer<"${name}"> = {
  layout: "standard",
  cache: { query: [] },
  guards: guardSets.storeAccess,
  isStatic: true,
};
`,
        [`${folder}/${name}-page.tsx`]: `import type { PageAnswer } from "@selvedge/contracts/pages/page-data";

/** TODO: what a shopper does here, in one sentence. */
export default function ${pascal}Page({ answer }: { answer: PageAnswer<"${name}"> }) {
  return (
    <div className="page-frame">
      <div className="page-head" data-part="head">
        <h1>{answer.data.title}</h1>
      </div>
    </div>
  );
}
`,
        [`${folder}/${name}-page.test.tsx`]: `import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import ${pascal}Page from "./${name}-page.tsx";

const answer = { route: "${name}", data: { title: "${title}" } } as PageAnswer<"${name}">;

test("${title} says below its heading what it is for", () => {
  expect(renderToStaticMarkup(<${pascal}Page answer={answer} />)).toMatch(/<h1>${title}<\\/h1><p class="lead">[^<]+/);
});
`,
        [`apps/server/src/ssr/loaders/${name}.ts`]: `import { type Loaded, loadedPage, type Visit } from "../visit.ts";

/** TODO: what the page is given. */
export async function ${name}({ path }: Visit): Promise<Loaded<"${name}">> {
  return loadedPage<"${name}">({
    route: "${name}",
    data: { title: "${title}" },
    meta: { title: "${title}", description: "", canonicalPath: path, isNoindex: false },
    tags: [],
  });
}
`,
      },
      lines: {
        "apps/server/src/ssr/loaders/page-loaders.ts": withExport(`export { ${name} } from "./${name}.ts";`),
        "packages/contracts/src/pages/page-data.ts": before(
          /^ {2}missing: MissingPageData;$/m,
          `  ${name}: { title: string };`,
        ),
      },
    };
  },
};
