import { readdirSync } from "node:fs";
import { before, both, withImport } from "../insert.mjs";
import { isName, namesOf } from "../names.mjs";

const modules = "apps/server/src/modules";
const areas = () => readdirSync(modules);

/** A module of the server: its face, its routes, one use case, its queries and a test, with the calls that it answers. */
export const module = {
  example: "people/invitations",
  wrong(name) {
    const [area, own, ...more] = name.split("/");
    if (areas().includes(area) && own && isName(own) && more.length === 0) return null;
    return `A module is named by its area and itself: people/invitations. The areas are ${areas().join(", ")}.`;
  },
  next: ({ kebab }, name) => [
    "Give its call the permission that it takes, and its queries a table: packages/db/migrations/.",
    "Then node tools/reviewed/write.ts, and read what changed in docs/access/.",
    `Its test asks that a new shop has no ${namesOf(kebab).words}: npm test -- --project modules ${modules}/${name}`,
  ],
  plan(name) {
    const [area, own] = name.split("/");
    const { kebab, camel, pascal, title, words } = namesOf(own);
    const folder = `${modules}/${area}/${kebab}`;
    return {
      own: folder,
      files: {
        [`${folder}/index.ts`]: `export { ${camel}Routes } from "./routes.ts";
`,
        [`${folder}/routes.ts`]: `import { ${camel}Calls } from "@selvedge/contracts/${kebab}/${kebab}.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { list${pascal} } from "./list-${kebab}.ts";

export function ${camel}Routes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, ${camel}Calls.list${pascal}, async ({ caller }) => ({
    data: await list${pascal}(platform, caller.divisionId),
  }));
}
`,
        [`${folder}/list-${kebab}.ts`]: `import { readDivision } from "@selvedge/db/read-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { ${camel}Of } from "./queries.ts";

/** The ${words} of a shop. */
export const list${pascal} = ({ pools }: Platform, divisionId: DivisionId) =>
  readDivision(pools.web, divisionId, (db) => ${camel}Of(db, divisionId));
`,
        [`${folder}/queries.ts`]: `// Reading alone. What writes goes into write-queries.ts.
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";

/** TODO: read the module's own table, once its migration is there. */
export const ${camel}Of = (db: Bound, divisionId: DivisionId) =>
  db.selectFrom("divisions").where("id", "=", divisionId).select("name").execute();
`,
        [`${folder}/${kebab}.http.test.ts`]: `import { beforeAll, expect, test } from "vitest";
import { type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;
beforeAll(async () => {
  fixture = await merchantFixture(world);
});

test("a new shop has no ${words}", async () => {
  const answer = await fixture.ada.get(\`\${fixture.base}/${kebab}/\`);
  expect([answer.statusCode, answer.json()]).toEqual([200, { data: [] }]);
});
`,
        [`packages/contracts/src/${kebab}/${kebab}.calls.ts`]: `import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionParams } from "../shapes.ts";

export const ${camel}Calls = {
  list${pascal}: defineCall({
    key: "GET /divisions/{division}/${kebab}/",
    summary: "A shop's ${words}.",
    access: "merchant",
    permission: "overview.read",
    params: divisionParams,
    reply: dataOf(z.array(z.object({ name: z.string() }))),
    errors: ["signInNeeded", "notFound"],
  }),
};
`,
      },
      lines: {
        "apps/server/src/app.ts": both(
          withImport(`import { ${camel}Routes } from "./modules/${area}/${kebab}/index.ts";`),
          before(/^ {2}appRoutes,$/m, `  ${camel}Routes,`),
        ),
        "packages/contracts/src/all-calls.ts": both(
          withImport(`import { ${camel}Calls } from "./${kebab}/${kebab}.calls.ts";`),
          before(/^ {2}models: /m, `  ${camel}: ${camel}Calls,`),
        ),
        [`${modules}/plumbing/api-page/page.ts`]: before(/^ {2}models: /m, `  ${camel}: "${title}",`),
      },
    };
  },
};
