import { legalLinks } from "@selvedge/domain/legal/legal-texts";
import { faultyPromise } from "@selvedge/domain/returns/faulty-promise";
import type { DemoShop, PictureValue } from "../kinds.ts";
import { column, item, links, pictured } from "../menu.ts";
import { lookLinks } from "./look-pages.ts";

const logoOf = ({ original, width = 0, height = 0 }: PictureValue) => ({ src: original, width, height });

/** Menu, footer and announcement of The Physic Garden. */
export const settings: DemoShop["settings"] = ({ mockup, artwork }) => ({
  logo: { svg: "", text: "The Physic Garden", tagline: "Museum shop, est. 1794", image: logoOf(artwork("pocket-bee")) },
  announcement: {
    text: "The autumn cabinet is open: new plates, printed to order and posted within three days",
    linkText: "Open it",
    href: "/collection/new-plates/",
  },
  menu: [
    item("New plates", "/collection/new-plates/"),
    item("Garments", "/collection/garments/"),
    item("By plant", "/collection/all/", {
      segments: [
        column(
          "Flowers",
          ["Foxglove", "/collection/foxglove/"],
          ["Poppy", "/collection/poppy/"],
          ["Chamomile", "/collection/chamomile/"],
        ),
        column(
          "Leaves and others",
          ["Male fern", "/collection/male-fern/"],
          ["Fly agaric", "/product/fly-agaric-sweatshirt/"],
          ["Luna moth", "/product/luna-moth-sweatshirt/"],
        ),
        pictured({
          picture: mockup("Poppy tee"),
          title: "Cabinet I, plate 3",
          description: "Flower, bud and seed head",
          link: "/collection/poppy/",
          buttonText: "See the poppies",
          background: "#e2d3ae",
        }),
      ],
      footText: "",
      footLink: { title: "The whole cabinet", url: "/collection/all/" },
    }),
    item("Totes", "/collection/totes/"),
    item("Prints", "/collection/prints/"),
    item("The day book", "/blog/"),
    item("The museum", "/about/"),
  ],
  footer: {
    columns: [
      {
        title: "Shop",
        items: links(
          ["Garments", "/collection/garments/"],
          ["Totes", "/collection/totes/"],
          ["Prints", "/collection/prints/"],
          ["House", "/collection/house/"],
        ),
      },
      {
        title: "Help",
        items: links(["All help", "/help/"], ["Delivery and returns", "/delivery/"], ["Questions", "/questions/"]),
      },
      {
        title: "Visit",
        items: links(
          ["The museum", "/about/"],
          ["Plan a visit", "/plan-a-visit/"],
          ["For children", "/collection/children/"],
        ),
      },
      lookLinks,
    ],
    legal: [...legalLinks],
    smallPrint: "© 2026 The Physic Garden Museum. Prices include VAT.",
  },
  company: {
    name: "The Physic Garden Museum",
    lines: ["Castle Green, Hereford HR1 2NW", "Open Wednesday to Sunday"],
    phone: "",
    email: "shop@physicgarden.test",
  },
  blog: { title: "The day book", intro: "What is in flower, what was once done with it, and what we printed." },
  social: [],
  favouritesEnabled: true,
  promises: ["Printed to order, one at a time", "£5 of every garment waters the beds", faultyPromise.short],
});
