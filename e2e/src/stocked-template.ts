// What every world starts from: the cast, Ada's shop and its goods. It is made once in each worker; files copy it.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { type SeededPeople, seedPeople } from "@selvedge/testing/seed/people";
import { type SeededShop, seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { filledTemplate } from "@selvedge/testing/test-database";
import { inject } from "vitest";
import { folderStore } from "../../apps/server/src/adapters/file-store/folder-store.ts";
import { type StockedShop, stockShop } from "./stock-shop.ts";

interface StockedTemplate {
  /** Of the database. */
  name: string;
  /** Where the files of its shops lie. */
  folder: string;
  main: SeededShop;
  bramble: SeededShop & StockedShop;
  people: SeededPeople;
}

let made: Promise<StockedTemplate> | undefined;

/** The template of this worker, made when it is first asked for. */
export function stockedTemplate(): Promise<StockedTemplate> {
  made ??= make();
  return made;
}

function make(): Promise<StockedTemplate> {
  const name = `selvedge_world_${process.env.VITEST_POOL_ID}`;
  const folder = mkdtempSync(join(tmpdir(), "selvedge-stock-"));
  const files = folderStore(folder);
  return filledTemplate(inject("serverUrl"), name, async (pools) => {
    const [main] = await Promise.all([seedMainSite(pools), seedBlanks(pools)]);
    const shop = await seedShop(pools, { settings: brambleSettings });
    const [people, stock] = await Promise.all([seedPeople(pools, shop), stockShop(pools, files, shop)]);
    return { name, folder, main, people, bramble: { ...shop, ...stock } };
  });
}

const links = (...titles: string[]) =>
  titles.map((title) => ({ title, url: `/${title.toLowerCase().replaceAll(" ", "-")}/` }));

/** What Bramble says about itself around its pages. */
const brambleSettings = {
  logo: { text: "Bramble" },
  announcement: { text: "Every order plants a metre of hedge", linkText: "See where", href: "/our-hedges/" },
  company: { name: "Bramble", lines: ["4 Canal Street, Manchester M1 3HE"], email: "hello@bramble.test" },
  menu: [
    {
      title: "Clothing",
      url: "/collection/clothing/",
      segments: [
        { title: "Wear", mode: "links", items: links("T-shirts", "Hoodies", "Sweatshirts") },
        { title: "By hedge", mode: "links", items: links("Hawthorn", "Blackthorn", "Dog rose") },
      ],
    },
    { title: "Our hedges", url: "/our-hedges/" },
  ],
  footer: {
    columns: [
      { title: "Shop", items: [{ title: "Clothing", url: "/collection/clothing/" }] },
      { title: "Help", items: [{ title: "Our hedges", url: "/our-hedges/" }] },
    ],
    legal: [{ title: "Our hedges and the law", url: "/our-hedges/" }],
  },
};
