import { block } from "@selvedge/pages/wire/written-page";
import { type Pattern, words } from "./pattern.ts";

/** Sections that open a page. */
export const openings: readonly Pattern[] = [
  {
    id: "hero",
    title: "Headline and picture",
    about: "A headline, a sentence, one button",
    group: "opening",
    searchWords: ["hero", "banner", "cover"],
    blocks: [
      block("banner", {
        fullWidth: true,
        over: "theme",
        eyebrow: "New this season",
        title: "Say what you make",
        copy: "One sentence about why it is worth having.",
        actions: [{ key: "shop", text: "Shop everything", href: "/collection/all/" }],
      }),
    ],
  },
  {
    id: "hero-two-actions",
    title: "Centred headline, two ways on",
    about: "A headline in the middle, two buttons",
    group: "opening",
    searchWords: ["hero", "banner", "centre"],
    blocks: [
      block("banner", {
        fullWidth: true,
        alignment: "center",
        over: "theme",
        title: "Made when you order it",
        copy: "Nothing is printed until somebody wants it, so nothing is left over.",
        actions: [
          { key: "shop", text: "Shop everything", href: "/collection/all/" },
          { key: "about", text: "How we work", href: "/about/", primary: false },
        ],
      }),
    ],
  },
  {
    id: "title-line",
    title: "Slim title",
    about: "A low band for the top of inner pages",
    group: "opening",
    searchWords: ["header", "page title"],
    blocks: [block("banner", { fullWidth: true, kind: "slim", title: "About us" })],
  },
  {
    id: "slides",
    title: "Two slides",
    about: "A slideshow that opens the page",
    group: "opening",
    searchWords: ["slideshow", "carousel", "hero"],
    blocks: [
      block("slideshow", {
        fullWidth: true,
        items: [
          block("slide", {
            title: "What is new",
            copy: "A sentence about it.",
            actions: [{ key: "a", text: "See it", href: "/collection/all/" }],
          }),
          block("slide", {
            title: "What people love",
            copy: "A sentence about it.",
            actions: [{ key: "a", text: "See it", href: "/collection/all/" }],
          }),
        ],
      }),
    ],
  },
  {
    id: "news-line",
    title: "A line of news",
    about: "One line across the page, with a link",
    group: "opening",
    searchWords: ["announcement", "sale", "delivery"],
    blocks: [
      block("announcement", {
        fullWidth: true,
        text: "Order by Friday, with you next week",
        icon: "van",
        action: { text: "How delivery works", href: "/delivery/" },
      }),
    ],
  },
  {
    id: "opening-soon",
    title: "Opening soon",
    about: "A countdown and a sign-up",
    group: "opening",
    searchWords: ["launch", "coming soon", "countdown"],
    blocks: [
      block("storeHidden", { title: "We open soon", copy: "Leave your email and be the first to know." }),
      block("newsletterSubscribe", { title: "Tell me when it opens", buttonText: "Tell me" }),
    ],
  },
  {
    id: "heading",
    title: "Heading with a link",
    about: "The start of a section, with a link beside it",
    group: "opening",
    searchWords: ["title", "section"],
    blocks: [words("<h2>What this part is about</h2>", { href: "/collection/all/", linkText: "See everything" })],
  },
];
