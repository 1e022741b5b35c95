import { legalLinks } from "@selvedge/domain/legal/legal-texts";
import { faultyPromise } from "@selvedge/domain/returns/faulty-promise";
import type { DemoShop } from "../kinds.ts";
import { column, item, links, pictured } from "../menu.ts";
import { lookLinks } from "./look-pages.ts";

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 32"><path d="M6 21C3 12 10 4 20 4c7 0 11 4 13 8c3 0 5 2 5 4s-2 4-5 4c-2 5-7 9-14 9S8 27 6 21Z" fill="#ffdd1f" stroke="#111" stroke-width="2.500"/><path d="M18 5c-1-3 1-5 5-5c0 3-2 5-5 5Z" fill="#1f9e54" stroke="#111" stroke-width="1.500"/><circle cx="15" cy="14" r="2" fill="#111"/><circle cx="25" cy="14" r="2" fill="#111"/><path d="M13 19q7 8 14 0Z" fill="#111"/></svg>`;

/** Menu, footer and announcement of Loud Lemon. */
export const settings: DemoShop["settings"] = ({ mockup }) => ({
  logo: { svg: mark, text: "Loud Lemon", tagline: "" },
  announcement: {
    text: "Record Store Day drop: Friday 27 November, 9am. Bring snacks.",
    linkText: "What is in it",
    href: "/collection/new-noise/",
  },
  menu: [
    item("New noise", "/collection/new-noise/"),
    item("T-shirts", "/collection/t-shirts/", {
      segments: [
        column(
          "Wear it",
          ["T-shirts", "/collection/t-shirts/"],
          ["Hoodies", "/collection/hoodies/"],
          ["Kids", "/collection/kids/"],
          ["Everything", "/collection/all/"],
        ),
        column(
          "By noise",
          ["Lemon Grin", "/product/lemon-grin-tee/"],
          ["Side B Forever", "/product/side-b-forever-tee/"],
          ["Evil Eye", "/product/evil-eye-hoodie/"],
          ["Slow Sunday", "/product/slow-sunday-tee/"],
        ),
        pictured({
          picture: mockup("Lemon Grin hoodie"),
          title: "Red, obviously",
          description: "The lemon, on something warm",
          link: "/product/lemon-grin-hoodie/",
          buttonText: "See the hoodie",
          background: "#ffdd1f",
        }),
      ],
      footText: "Sizes run straight. Every shirt has a flat measured guide.",
      footLink: { title: "Shop everything", url: "/collection/all/" },
    }),
    item("Hoodies", "/collection/hoodies/"),
    item("Totes", "/collection/totes/"),
    item("Bands", "/collection/bands/"),
    item("Sale", "/collection/sale/"),
  ],
  footer: {
    columns: [
      {
        title: "Shop",
        items: links(
          ["New noise", "/collection/new-noise/"],
          ["T-shirts", "/collection/t-shirts/"],
          ["Hoodies", "/collection/hoodies/"],
          ["Stuff", "/collection/stuff/"],
        ),
      },
      {
        title: "Help",
        items: links(["All help", "/help/"], ["Delivery and returns", "/delivery/"], ["Questions", "/questions/"]),
      },
      {
        title: "Label",
        items: links(
          ["About the label", "/about/"],
          ["The roster", "/roster/"],
          ["Liner notes", "/blog/"],
          ["Bands", "/collection/bands/"],
        ),
      },
      lookLinks,
    ],
    legal: [...legalLinks],
    smallPrint: "© 2026 Loud Lemon Records Ltd. Prices include VAT.",
  },
  company: {
    name: "Loud Lemon Records Ltd",
    lines: ["Unit 9, Peel Fruit Warehouse,", "Salford M3 5EQ"],
    phone: "",
    email: "hello@loudlemon.test",
  },
  blog: { title: "Liner notes", intro: "What is printed on the inside: records, shirts, and how we spend a Sunday." },
  social: [],
  favouritesEnabled: true,
  promises: ["Printed when you order", "£6 a shirt to the band", faultyPromise.short],
});
