import { readDivision } from "@selvedge/db/read-division";
import { sitemapSections } from "../../../modules/shop/crawlers/index.ts";
import { type Loaded, loadedPage, type Visit } from "../../visit.ts";

/** Every page of a shop that everyone may find, as links. */
export async function sitemap({ platform, division }: Visit): Promise<Loaded<"sitemap">> {
  const sections = await readDivision(platform.pools.web, division.id, (db) =>
    sitemapSections(db, { divisionId: division.id, now: platform.now() }),
  );
  const crumbs = [
    { title: "Home", url: "/" },
    { title: "Sitemap", url: "/sitemap/" },
  ];
  return loadedPage<"sitemap">({
    route: "sitemap",
    data: { sections },
    meta: {
      ...{ title: "Sitemap", description: `Every page of ${division.name}.`, canonicalPath: "/sitemap/" },
      ...{ isNoindex: false, crumbs },
    },
    tags: [`sitemap:${division.id}`],
  });
}
