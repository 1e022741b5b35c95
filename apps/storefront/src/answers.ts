// How the server answers each page of a shop, and what it renders them with.
import type { PageAnswer, RouteName } from "@selvedge/contracts/pages/page-data";
import { addresses } from "./pages.ts";
import type { Answer, PageComponent, Route } from "./router/types.ts";

const answers = import.meta.glob<Answer>("./pages/*/answer.ts", { eager: true, import: "answer" });
const views = import.meta.glob<PageComponent>("./pages/*/*-page.tsx", { eager: true, import: "default" });

const answerOf = (name: RouteName): Answer => answers[`./pages/${name}/answer.ts`]!;

export const routes: readonly Route[] = addresses.map((address) => {
  const { isStatic: _, at, ...answering } = answerOf(address.name);
  return { ...address, ...answering, ...at?.[address.path] };
});

/** Whether a rendered page needs no hydration. Such a page loads no React until the visitor navigates. */
export function isStatic(page: PageAnswer): boolean {
  const { isStatic: rule } = answerOf(page.route);
  return typeof rule === "function" ? rule(page as never) : rule;
}

const fileOf = (name: RouteName) => `./pages/${name}/${name}-page.tsx`;

export const viewOf = (name: RouteName): PageComponent => views[fileOf(name)]!;

/**
 * The source file whose chunk a browser needs for a page, as the client build's manifest names it. A page that is never
 * loaded by scripts has no chunk there.
 */
export const moduleOf = (name: RouteName): string => fileOf(name).replace("./", "src/");
