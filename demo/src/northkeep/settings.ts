import { legalLinks } from "@selvedge/domain/legal/legal-texts";
import { faultyPromise } from "@selvedge/domain/returns/faulty-promise";
import type { DemoShop } from "../kinds.ts";
import { column, item, links, pictured } from "../menu.ts";
import { lookLinks } from "./look-pages.ts";

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#2f4a5a"/><circle cx="19" cy="12" r="5.5" fill="#d9825f"/><path d="M3 18.5q3.3-3 6.5 0t6.5 0t6.5 0t6.5 0v4q-3.300 3-6.5 0t-6.500 0t-6.500 0t-6.500 0Z" fill="#f5f6f4"/><path d="M5 24.500q2.800-2.500 5.500 0t5.500 0t5.500 0t5.500 0" fill="none" stroke="#f5f6f4" stroke-width="1.800"/></svg>`;

/** Menu, footer and announcement of Northkeep. */
export const settings: DemoShop["settings"] = ({ mockup }) => ({
  logo: { svg: mark, text: "Northkeep", tagline: "" },
  announcement: {
    text: "Every order replants one square metre of seagrass.",
    linkText: "See where",
    href: "/our-work/",
  },
  menu: [
    item("New in", "/collection/new-in/"),
    item("Clothing", "/collection/clothing/", {
      segments: [
        column(
          "Wear",
          ["T-shirts", "/collection/t-shirts/"],
          ["Sweatshirts and hoodies", "/collection/sweatshirts-and-hoodies/"],
          ["Kids", "/collection/kids/"],
          ["Everything", "/collection/all/"],
        ),
        column(
          "By drawing",
          ["High Water", "/product/high-water-tee/"],
          ["Leave the Kelp Alone", "/product/leave-the-kelp-tee/"],
          ["Slow Down for Whales", "/product/whale-crossing-sweatshirt/"],
          ["Same Ledge, Every Spring", "/product/same-ledge-sweatshirt/"],
        ),
        column(
          "Offers",
          ["Sale, up to 23% off", "/collection/sale/"],
          ["Tideline, autumn 2026", "/collection/tideline/"],
        ),
        pictured({
          picture: mockup("Same Ledge sweatshirt"),
          title: "Brushed and warm",
          description: "Sweatshirts for the top deck",
          link: "/collection/sweatshirts-and-hoodies/",
          buttonText: "Shop sweatshirts",
          background: "#d3dde3",
        }),
        pictured({
          picture: mockup("Whale Crossing sweatshirt"),
          title: "New: whales",
          description: "For the ten-knot campaign",
          link: "/collection/campaigns/",
          buttonText: "See the campaign",
          background: "#e9e1d7",
        }),
      ],
      footText: "Not sure of your size? Every garment has a flat measured guide.",
      footLink: { title: "Shop all clothing", url: "/collection/clothing/" },
    }),
    item("Bags", "/collection/bags/"),
    item("Prints", "/collection/prints/"),
    item("Campaigns", "/collection/campaigns/"),
    item("Our work", "/our-work/"),
  ],
  footer: {
    columns: [
      {
        title: "Shop",
        items: links(
          ["New in", "/collection/new-in/"],
          ["Clothing", "/collection/clothing/"],
          ["Bags", "/collection/bags/"],
          ["Prints", "/collection/prints/"],
          ["Kids", "/collection/kids/"],
          ["Gift cards", "/gift-card/"],
        ),
      },
      {
        title: "Help",
        items: links(["All help", "/help/"], ["Delivery and returns", "/delivery/"], ["Questions", "/questions/"]),
      },
      {
        title: "The trust",
        items: links(
          ["Our work", "/our-work/"],
          ["For clubs and crews", "/crews/"],
          ["Field notes", "/blog/"],
          ["Campaigns", "/collection/campaigns/"],
          ["About us", "/about/"],
        ),
      },
      lookLinks,
    ],
    legal: [...legalLinks],
    smallPrint: "© 2026 Northkeep Sea Trust. Prices include VAT.",
  },
  company: {
    name: "Northkeep Sea Trust",
    lines: ["The Slipway, Haven Hill,", "Craster NE66 3TR"],
    phone: "",
    email: "hello@northkeep.test",
  },
  blog: { title: "Field notes", intro: "From the boat, the hide and the shore, as it happens." },
  social: [],
  favouritesEnabled: true,
  promises: ["Printed when you order it", "£4 of every piece restores seagrass", faultyPromise.short],
});
