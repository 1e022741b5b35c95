// The addresses of a shop's pages, one folder each in pages/. How the server answers them is in answers.ts, which browsers
// never load. Source: storefront §2.1.
import type { RouteName } from "@selvedge/contracts/pages/page-data";
import type { Address, Page, PageModule } from "./router/types.ts";

const pages = import.meta.glob<Page>("./*/page.ts", { base: "./pages", eager: true, import: "page" });

/**
 * Every address, in matching order. "{" sorts after every letter, so a plain segment comes before a placeholder, and no
 * page that a merchant makes can replace another (reliability S13).
 */
export const addresses: readonly Address[] = Object.entries(pages)
  .flatMap(([file, page]) => {
    const name = file.split("/")[1] as RouteName;
    return page.paths.map((path) => ({ ...page, name, path }));
  })
  .sort((a, b) => (a.path < b.path ? -1 : 1));

/** The code of a page, loaded when it is first shown. The list of what there is to load comes with the first. */
export const loadModule = async (name: string): Promise<PageModule> =>
  (await import("./page-modules.ts")).loadModule(name);
