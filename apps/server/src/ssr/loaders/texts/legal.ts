import { readDivision } from "@selvedge/db/read-division";
import { legalTextAt, legalTexts } from "@selvedge/domain/legal/legal-texts";
import { readLegalTexts } from "../../../modules/site/legal-texts/index.ts";
import { richTextOf } from "../../../modules/site/rich-texts/index.ts";
import { type Loaded, linkSiteOf, loadedPage, missing, type Visit } from "../../visit.ts";

/** A legal text: the shop's own, or the platform's with the shop's details in it. */
export async function legal(visit: Visit): Promise<Loaded<"legal">> {
  const { platform, division, path, origin } = visit;
  const name = legalTextAt(path);
  if (!name) return missing;
  const texts = await readDivision(platform.pools.web, division.id, (db) => readLegalTexts(db, division.id, origin));
  const { title, html, updatedAt } = texts.find((text) => text.name === name)!;
  return loadedPage<"legal">({
    route: "legal",
    data: {
      ...{ title, updatedAt },
      html: richTextOf(html, linkSiteOf(visit), platform.origins.files).html,
      others: texts.filter((text) => text.name !== name).map(({ title, url }) => ({ title, url })),
    },
    meta: {
      ...{ title, description: legalTexts[name].description, canonicalPath: path, isNoindex: false },
      crumbs: [
        { title: "Home", url: "/" },
        { title, url: path },
      ],
    },
    tags: [`legal:${division.id}`],
  });
}
