import type { DemoShop } from "../kinds.ts";
import { standardCollections } from "../standard-collections.ts";
import { pages } from "./pages.ts";
import { posts } from "./posts.ts";
import { products } from "./products.ts";
import { settings } from "./settings.ts";

/** A record label in Salford whose shirts outsell its records. */
export const loudLemon: DemoShop = {
  label: "record",
  name: "Loud Lemon",
  code: "LL",
  supportEmail: "hello@loudlemon.test",
  theme: { extends: "popart" },
  settings,
  collections: [
    ...standardCollections({
      all: "Every shirt, bag and sticker on the label. Six pounds of each goes to whoever made the noise.",
      newIn: "Pressed this season and still warm.",
      sale: "Down until the pencil comes out of the cassette.",
    }),
    { urlName: "new-noise", name: "New noise", description: "The autumn roster: new drawings, same volume." },
    { urlName: "t-shirts", name: "T-shirts", description: "Heavy cotton that survives the front row." },
    { urlName: "hoodies", name: "Hoodies", description: "For load-ins, load-outs and the wait in between." },
    { urlName: "totes", name: "Totes", description: "Twelve inches across the bottom, on purpose." },
    {
      urlName: "bands",
      name: "Bands",
      description: "Drawn by the bands, paid to the bands, on the first of the month.",
    },
    { urlName: "kids", name: "Kids", description: "Start them early. Zero-rated, ear defenders not included." },
    { urlName: "stuff", name: "Stuff", description: "Mugs, prints and stickers for flat surfaces." },
  ],
  products,
  pages,
  posts,
};
