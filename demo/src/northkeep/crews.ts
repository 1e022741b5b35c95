// Northkeep for sailing clubs, swim groups and dive crews.
import { block, page } from "@selvedge/pages/wire/written-page";
import type { DemoPage } from "../kinds.ts";

const build: DemoPage["build"] = ({ picture, mockup }) =>
  page(
    {
      title: "For clubs and crews",
      description:
        "Printing for sailing clubs, swim groups and dive crews: which pieces, which drawings, and who to ask.",
    },
    [
      block("slideshow", {
        fullWidth: true,
        label: "Crews that we print for",
        items: [
          block("slide", {
            title: "Your crew, in our drawings",
            copy: "Ten pieces or two hundred, each printed when you order it.",
            image: picture("sea", "A calm sea at dusk with the sun on the horizon"),
            colours: { text: "#1e2a32", background: "#d6dde0" },
            overlay: 0,
            actions: [{ text: "Ask about dates", href: "/contact/" }],
          }),
          block("slide", {
            title: "A metre of seagrass for every piece",
            copy: "Club orders count in full.",
            image: picture("seagrass", "Seagrass on the seabed with a shoal of small fish above it"),
            actions: [{ text: "See our work", href: "/our-work/" }],
          }),
        ],
      }),
      block("textBlock", { html: "<h2>How a crew order goes</h2>" }),
      block("grid", {
        breakpoints: { xs: 2, md: 4, lg: 4 },
        items: [
          step(
            "pencil",
            "Pick a drawing",
            "Any of ours, on any piece below. Most crews settle on one by the second pint.",
          ),
          step("ruler", "Collect the sizes", "Flat measures for every piece, so that nobody has to guess."),
          step("shirt", "We print each one", "In Telford, within two working days, and checked under a lamp."),
          step("van", "It goes in the post", "Tracked, with its day of arrival named at the checkout."),
        ],
      }),
      block("carousel", {
        title: "Drawings that crews choose",
        href: "/collection/all/",
        linkText: "All of them",
        items: [
          ["High Water tee", "/product/high-water-tee/"],
          ["Whale Crossing sweatshirt", "/product/whale-crossing-sweatshirt/"],
          ["Leave the Kelp tee", "/product/leave-the-kelp-tee/"],
          ["Sea Areas hoodie", "/product/sea-areas-hoodie/"],
          ["Keep the Light On tote", "/product/keep-the-light-on-tote/"],
        ].map(([title, href]) => block("pod", { title, href, image: mockup(title!) })),
      }),
      block("taglets", {
        heading: "Or begin with what it is for",
        items: [
          block("tag", { text: "Tideline", href: "/collection/tideline/" }),
          block("tag", { text: "Campaigns", href: "/collection/campaigns/" }),
          block("tag", { text: "Kids", href: "/collection/kids/" }),
          block("tag", { text: "Bags", href: "/collection/bags/" }),
          block("tag", { text: "Home", href: "/collection/home/" }),
        ],
      }),
      block("announcementV2", {
        icon: "van",
        title: "Each crew order is printed within two working days",
        copy: "Then it goes in the post like any other.",
      }),
      block("catalogueGrid", {
        title: "What we print on",
        copy: "Four that crews order most. Each comes in the colours and sizes it says.",
        limit: 4,
      }),
      block("catalogueItem", { size: 6, blank: "tee-unisex" }),
      block("row", {
        size: 6,
        direction: "column",
        items: [
          block("textBlock", {
            html: "<h3>The one that most crews take</h3><p>A tee that has been round the island in a dry bag and come back a tee. If half of you would rather have the fitted one, mix them: the drawing is the same.</p>",
          }),
          block("action", {
            icon: "ruler",
            title: "Not sure of the sizes?",
            copy: "Flat measures for every piece",
            href: "/questions/",
            buttonText: "Questions",
          }),
        ],
      }),
      block("quote", {
        quote: "Forty-one hoodies, nine sizes, one drawing of our own bay. They came in one box and nobody swapped.",
        author: "Jen Mowat, Stromness Sailing Club",
        stars: 5,
      }),
      block("row", {
        size: 6,
        direction: "column",
        items: [
          block("textBlock", {
            html: "<h2>Write to the workshop</h2><p>Say how many you are, by when, and which drawing. If it is none of ours, tell us about your boat.</p>",
          }),
          block("liveChat", {
            title: "Ask Isla",
            body: "She keeps the crew orders, and has been seasick on most of your boats.",
            buttonText: "Write to Isla",
          }),
        ],
      }),
      block("mailContactForm", { size: 6, note: "We answer by email." }),
      block("interactions", { heading: "Pass it round the club", align: "center" }),
    ],
  );

const step = (icon: string, title: string, copy: string) => block("pod", { icon, title, copy, ratio: "short" });

export const crews: DemoPage = { url: "/crews/", name: "For clubs and crews", build };
