// Northkeep's pages. Long because they are text.

import { faultyPromise } from "@selvedge/domain/returns/faulty-promise";
import { block, headroom, page } from "@selvedge/pages/wire/written-page";
import { helpPages } from "../help-pages.ts";
import type { DemoPage } from "../kinds.ts";
import { crews } from "./crews.ts";
import { lookPages } from "./look-pages.ts";
import { mailPages } from "./mail-pages.ts";

const newsletter = block("newsletterSubscribe", {
  fullWidth: true,
  mailingList: "coast",
  title: "A letter from the coast",
  copy: "Once a month: what the divers found, and what we drew because of it.",
  buttonText: "Sign up",
  smallPrint: "We'll send one email to confirm. Unsubscribe at any time.",
});

const home: DemoPage["build"] = ({ picture, mockup }) =>
  page(
    {
      title: "Northkeep",
      description:
        "Drawings of the coast, printed one at a time on organic cotton. £4 of every piece restores seagrass.",
      flags: ["homepage"],
    },
    [
      block("banner", {
        fullWidth: true,
        eyebrow: "The Tideline collection, autumn 2026",
        title: "Worn by people who look out to sea",
        copy: "Twelve drawings of the coast we are trying to keep, printed one at a time on organic cotton.",
        image: picture("sea", "A calm sea at dusk with the sun on the horizon"),
        overlay: 0,
        colours: { text: "#1e2a32", background: "#d6dde0" },
        cutouts: [
          { image: mockup("Sea Areas hoodie"), href: "/product/sea-areas-hoodie/" },
          { image: mockup("High Water tee"), href: "/product/high-water-tee/" },
          { image: mockup("Whale Crossing sweatshirt"), href: "/product/whale-crossing-sweatshirt/" },
          { image: mockup("Leave the Kelp tee"), href: "/product/leave-the-kelp-tee/" },
        ],
        actions: [
          { text: "Shop the collection", href: "/collection/tideline/", primary: true },
          { text: "Where the money goes", href: "/our-work/", primary: false },
        ],
      }),
      block("row", {
        fullWidth: true,
        look: "strip",
        items: [
          block("card", { icon: "shirt", title: "Printed when you order it, never binned" }),
          block("card", { icon: "leaf", title: "£4 from every piece funds restoration" }),
          block("card", { icon: "return", title: faultyPromise.short }),
        ],
      }),
      block("textBlock", {
        html: "<h2>Start with a shape</h2>",
        href: "/collection/clothing/",
        linkText: "All clothing",
      }),
      block("grid", {
        lead: true,
        breakpoints: { xs: 2, md: 2, lg: 4 },
        items: [
          block("pod", {
            title: "T-shirts",
            href: "/collection/t-shirts/",
            overlay: true,
            image: { ...picture("two-tees", "Two tees: guillemots on sky blue and sea areas on white"), cutout: true },
          }),
          block("pod", {
            title: "Sweatshirts",
            href: "/collection/sweatshirts-and-hoodies/",
            overlay: true,
            image: mockup("Same Ledge sweatshirt"),
          }),
          block("pod", {
            title: "Bags",
            href: "/collection/bags/",
            overlay: true,
            image: mockup("Keep the Light On tote"),
          }),
          block("pod", {
            title: "Kids",
            href: "/collection/kids/",
            overlay: true,
            image: mockup("Small Whale kids' tee"),
          }),
          block("pod", {
            title: "Home",
            href: "/collection/home/",
            overlay: true,
            image: mockup("Shipping Forecast mug"),
          }),
        ],
      }),
      block("productList", {
        title: "Most worn this month",
        href: "/collection/all/",
        linkText: "Shop everything",
        sortBy: "bestsellerOrder",
        limit: 4,
      }),
      block("row", {
        look: "panel",
        items: [
          block("row", {
            direction: "column",
            padding: 56,
            items: [
              block("textBlock", {
                html: "<h2>What your £4 does</h2><p>Seagrass holds the seabed together, shelters young cod and stores carbon faster than woodland. We have lost nine tenths of it. Four pounds collects, grows and plants enough seed for one square metre.</p><p>Our divers photograph every plot at six and eighteen months, and your order number tells you which one is yours.</p>",
              }),
              block("row", {
                items: [
                  block("card", { size: 4, figure: "31,480", title: "square metres replanted since 2021" }),
                  block("card", { size: 4, figure: "4 sites", title: "Solent, Dale, Orkney and the Forth" }),
                  block("card", { size: 4, figure: "82%", title: "of plots alive after 18 months" }),
                ],
              }),
            ],
          }),
          block("image", { image: picture("seagrass", "Seagrass on the seabed with a shoal of small fish above it") }),
        ],
      }),
      block("quote", {
        quote:
          "It is the first charity tee my teenager has worn outside the house. The print has outlived two washing machines.",
        author: "Morag Sinclair, Stromness",
        stars: 5,
      }),
      block("productList", {
        title: "Just in",
        href: "/collection/new-in/",
        linkText: "See what is new",
        sortBy: "new-in",
        limit: 4,
      }),
      newsletter,
    ],
  );

const work: DemoPage["build"] = ({ picture }) =>
  page(
    {
      title: "Our work",
      description: "Where the four pounds from every piece goes: four seagrass sites, photographed every year.",
    },
    [
      block("banner", {
        fullWidth: true,
        kind: "compact",
        title: "Seagrass, one metre at a time",
        copy: "Four sites, eleven divers, one seed at a time. This is where your order goes once it has left our table.",
        image: {
          ...picture("seagrass", "Seagrass on the seabed with a shoal of small fish above it"),
          position: { x: 0.5, y: 0.16 },
        },
        overlay: 0.1,
      }),
      block("textBlock", {
        size: 8,
        html: "<h2>How a metre is planted</h2><p>In July and August we collect seed by hand from healthy meadows, never more than one shoot in ten. It ripens in tanks at our shed in Dale, and goes back into the seabed in February, in bags of hessian that rot away around the roots.</p><p>We plant in shallow, sheltered water where seagrass is known to have grown. A plot is ten metres by ten. Each has a number, and so does your order: the receipt names the plot that it paid for.</p>",
      }),
      block("badge", { size: 4, text: "One metre", secondText: "of every piece", icon: "leaf" }),
      block("graph", {
        size: 7,
        title: "Seagrass planted each year, in square metres",
        unit: "m²",
        values: [
          { label: "2021", value: 3210 },
          { label: "2022", value: 4180 },
          { label: "2023", value: 5460 },
          { label: "2024", value: 8150 },
          { label: "2025", value: 10480 },
        ],
        caption: "31,480 square metres since the first February.",
      }),
      block("textBlock", {
        size: 5,
        html: "<h3>The four sites</h3><ul><li>Solent, 9,200 m²</li><li>Dale, 12,640 m²</li><li>Orkney, 4,180 m²</li><li>Firth of Forth, 5,460 m²</li></ul><p>Each plot is photographed at six and at eighteen months, from the same four corners.</p>",
      }),
      block("summary", {
        figures: [
          { figure: "£4.00", text: "from every piece, paid to the planting fund before we pay ourselves" },
          { figure: "82%", text: "alive after 18 months, counted by divers who do not work for us" },
          { figure: "0", text: "pieces in a warehouse, because we print when you order" },
        ],
      }),
      block("quote", {
        quote: "You put a seed the size of a grain of rice into mud, and two years later there is a seahorse.",
        author: "Ruth Penrose, dive lead, Dale",
      }),
      block("feed", { title: "From the notebook", href: "/blog/", linkText: "All of it", limit: 3 }),
      newsletter,
    ],
  );

const about: DemoPage["build"] = ({ picture, mockup }) =>
  page({ title: "About us", description: "Northkeep is a small sea trust with a drawing table." }, [
    headroom,
    block("textBlock", {
      size: 6,
      html: "<h1>Three desks and a slipway</h1><p>Northkeep began in 2016 with a grant for lobster pots and a bet that people would wear a kelp drawing if it was a good one. They did. We are now five people, two boats and a trust with its own patch of the North Sea.</p><p>Everything in the shop is drawn within sight of the water and printed when you order it, by people in Shropshire who have never lost a parcel of ours.</p>",
    }),
    block("image", { size: 6, image: picture("sea", "A calm sea at dusk with the sun on the horizon"), ratio: "4:3" }),
    block("productList", { title: "Drawn this year", sortBy: "new-in", limit: 4 }),
    block("pod", {
      size: 6,
      title: "The lighthouse",
      copy: "Northkeep Rock has been ours to paint since 2019. Every third summer, eleven litres of red.",
      href: "/product/keep-the-light-on-tote/",
      image: mockup("Keep the Light On tote"),
      buttonText: "See the tote",
    }),
    block("pod", {
      size: 6,
      title: "The ledge",
      copy: "Forty thousand guillemots in a room the size of a car park. We count them in June.",
      href: "/product/same-ledge-print/",
      image: mockup("Same Ledge print"),
      buttonText: "See the print",
    }),
    newsletter,
  ]);

export const pages: readonly DemoPage[] = [
  { url: "/", name: "Home", build: home },
  { url: "/our-work/", name: "Our work", build: work },
  { url: "/about/", name: "About us", build: about },
  crews,
  ...lookPages,
  ...mailPages,
  ...helpPages({ shopName: "Northkeep", email: "hello@northkeep.test" }),
];
