import type { DemoShop } from "../kinds.ts";
import { standardCollections } from "../standard-collections.ts";
import { pages } from "./pages.ts";
import { posts } from "./posts.ts";
import { products } from "./products.ts";
import { settings } from "./settings.ts";

/** The shop of a small museum with a very old garden. */
export const physicGarden: DemoShop = {
  label: "museum",
  name: "The Physic Garden",
  code: "PG",
  supportEmail: "shop@physicgarden.test",
  theme: { extends: "apothecary" },
  settings,
  collections: [
    ...standardCollections({
      all: "Everything in the cabinet. Five pounds of each piece waters the beds.",
      newIn: "Plates engraved this season, some two centuries after they were drawn.",
      sale: "Duplicates from the night cabinet, at a gentler price.",
    }),
    { urlName: "new-plates", name: "New plates", description: "The autumn cabinet: newly printed, long admired." },
    { urlName: "garments", name: "Garments", description: "Plates from the herbal on organic cotton." },
    { urlName: "totes", name: "Totes", description: "Recycled canvas, two trays of seedlings deep." },
    { urlName: "prints", name: "Prints", description: "Plates at the size they were drawn, in wooden frames." },
    { urlName: "house", name: "House", description: "For kitchens, jam jars and letters to aunts." },
    { urlName: "children", name: "Children", description: "For small gardeners. Children's sizes carry no VAT." },
    { urlName: "foxglove", name: "Foxglove", description: "Digitalis purpurea. For the heart, with care." },
    { urlName: "poppy", name: "Poppy", description: "Papaver somniferum. For sleep, sparingly." },
    { urlName: "chamomile", name: "Chamomile", description: "Matricaria chamomilla. For almost everyone." },
    { urlName: "male-fern", name: "Male fern", description: "Dryopteris filix-mas. For admiring." },
  ],
  products,
  pages,
  posts,
};
