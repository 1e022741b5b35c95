import { before } from "../insert.mjs";
import { isName, namesOf } from "../names.mjs";

const apps = ["dashboard", "back-office"];

/** A screen of one of the tools, at an address of its own. */
export const screen = {
  example: "dashboard/team",
  wrong(name) {
    const [app, own, ...more] = name.split("/");
    if (apps.includes(app) && own && isName(own) && more.length === 0) return null;
    return `A screen is named by its app (${apps.join(" or ")}) and its address: dashboard/team.`;
  },
  next: (_, name) => [
    `Give it a place and a permission in apps/${name.split("/")[0]}/src/shell/navigation.ts: its test asks for both.`,
  ],
  plan(name) {
    const [app, own] = name.split("/");
    const { kebab, title } = namesOf(own);
    const file = `apps/${app}/src/routes/${kebab}`;
    return {
      own: `${file}.tsx`,
      files: {
        [`${file}.tsx`]: `import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { Sprout } from "lucide-react";

/** TODO: what its reader does here, in one sentence. Its parts go into ../${kebab}/. */
export function Component() {
  return (
    <div className="p-4 md:p-6">
      <PageHeader title="${title}" />
      <EmptyState icon={Sprout} title="Nothing here yet">
        What you add appears here.
      </EmptyState>
    </div>
  );
}
`,
        [`${file}.test.ts`]: `import { expect, test } from "vitest";
import { missingFor } from "../shell/navigation.ts";

test("${title} has a place in the navigation, and takes a permission", () => {
  expect(missingFor([], "/${kebab}")).not.toBeNull();
});
`,
      },
      lines: {
        [`apps/${app}/src/routes/table.tsx`]: before(
          /^ {2}\{ path: "\*"/m,
          `  { path: "${kebab}", lazy: () => import("./${kebab}.tsx") },`,
        ),
      },
    };
  },
};
