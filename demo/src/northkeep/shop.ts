import type { DemoShop } from "../kinds.ts";
import { standardCollections } from "../standard-collections.ts";
import { bundles } from "./bundles.ts";
import { clubPages, withClosedWords } from "./club-pages.ts";
import { pages } from "./pages.ts";
import { posts } from "./posts.ts";
import { products } from "./products.ts";
import { settings } from "./settings.ts";

/** A small trust that looks after inshore waters and pays for it with clothes. */
export const northkeep: DemoShop = {
  label: "demo",
  name: "Northkeep",
  code: "NK",
  supportEmail: "hello@northkeep.test",
  theme: { extends: "nordic" },
  settings,
  collections: [
    ...standardCollections({
      all: "Every drawing we sell, on everything we print. Four pounds of each piece goes under water.",
      newIn: "Fresh from the drawing board: the last hundred days of the coast.",
      sale: "End of the season, same seagrass. The trust's four pounds comes off our side.",
    }),
    {
      urlName: "tideline",
      name: "Tideline",
      description: "Twelve drawings of what the sea leaves behind and what it comes back for. Autumn 2026.",
    },
    {
      urlName: "clothing",
      name: "Clothing",
      description: "Organic cotton and heavy fleece, printed when you order it and made to be worn outdoors.",
    },
    { urlName: "t-shirts", name: "T-shirts", description: "180 gsm organic cotton in straight and fitted cuts." },
    {
      urlName: "sweatshirts-and-hoodies",
      name: "Sweatshirts and hoodies",
      description: "Brushed inside, for the walk back up from the beach.",
    },
    { urlName: "kids", name: "Kids", description: "For people under 14, who pay no VAT and wash off easily." },
    { urlName: "bags", name: "Bags", description: "Recycled canvas with long handles and a flat bottom." },
    { urlName: "prints", name: "Prints", description: "Uncoated paper in a wooden frame, A4 to A2." },
    { urlName: "home", name: "Home", description: "Mugs and stickers: small ways to think of the sea." },
    {
      urlName: "campaigns",
      name: "Campaigns",
      description: "Kelp, whales and quieter ships. Worn in four parliaments so far.",
    },
  ],
  products,
  bundles,
  pages: withClosedWords([...pages, ...clubPages]),
  posts,
};
