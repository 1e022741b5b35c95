import { block } from "@selvedge/pages/wire/written-page";
import type { Pattern } from "./pattern.ts";

const tile = (title: string) => block("pod", { title, href: "/collection/all/", overlay: true });

/** Sections that show what a shop sells. */
export const goods: readonly Pattern[] = [
  {
    id: "best-sellers",
    title: "Best sellers",
    about: "A heading and four products",
    group: "products",
    searchWords: ["product row", "popular", "bestsellers"],
    blocks: [
      block("productList", {
        title: "Most worn this month",
        href: "/collection/all/",
        linkText: "Shop everything",
        limit: 4,
      }),
    ],
  },
  {
    id: "newest",
    title: "Just in",
    about: "The eight newest products",
    group: "products",
    searchWords: ["new", "latest", "product grid"],
    blocks: [block("productList", { title: "Just in", sortBy: "new-in", limit: 8 })],
  },
  {
    id: "four-tiles",
    title: "Shop by kind",
    about: "A heading with a link, and four tiles",
    group: "products",
    searchWords: ["categories", "collections", "grid", "tiles"],
    blocks: [
      block("textBlock", { html: "<h2>Pick a kind</h2>", href: "/collection/all/", linkText: "See everything" }),
      block("grid", {
        breakpoints: { xs: 2, md: 2, lg: 4 },
        items: ["T-shirts", "Hoodies", "Bags", "Stickers"].map(tile),
      }),
    ],
  },
  {
    id: "shop-by-shape",
    title: "Shop by shape",
    about: "Five tiles, the first one large",
    group: "products",
    searchWords: ["categories", "collections", "grid", "gallery"],
    blocks: [
      block("textBlock", { html: "<h2>Start with a shape</h2>", href: "/collection/all/", linkText: "All of it" }),
      block("grid", {
        lead: true,
        breakpoints: { xs: 2, md: 2, lg: 4 },
        items: ["T-shirts", "Sweatshirts", "Bags", "Kids", "Home"].map(tile),
      }),
    ],
  },
  {
    id: "four-plates",
    title: "Four plates",
    about: "A heading, and four tiles with words below",
    group: "products",
    searchWords: ["categories", "collections", "centred", "tiles"],
    blocks: [
      block("textBlock", { align: "center", html: "<h2>Choose by drawing</h2><p><em>Each has its own story</em></p>" }),
      block("grid", {
        breakpoints: { xs: 2, md: 4, lg: 4 },
        items: ["The first", "The second", "The third", "The fourth"].map((title) =>
          block("pod", { title, copy: "A line about it", textAlign: "center", href: "/collection/all/" }),
        ),
      }),
    ],
  },
  {
    id: "gallery",
    title: "Picture strip",
    about: "Pictures that are swiped sideways",
    group: "products",
    searchWords: ["gallery", "carousel", "photos"],
    blocks: [
      block("carousel", {
        title: "From the workshop",
        items: ["On the press", "Fresh off it", "On its way", "Worn outside"].map((title) => block("pod", { title })),
      }),
    ],
  },
  {
    id: "design-yours",
    title: "Design your own",
    about: "An invitation, and designs to start from",
    group: "products",
    searchWords: ["studio", "custom", "personalise"],
    blocks: [
      block("studioStart", { title: "Make your own", copy: "Choose a piece, add your words, see it at once." }),
      block("studioDesigns", { title: "Start from one of ours", limit: 4 }),
    ],
  },
  {
    id: "prices-by-number",
    title: "Prices by number",
    about: "Three steps, for teams and clubs",
    group: "products",
    searchWords: ["pricing", "quantity", "bulk"],
    blocks: [
      block("pricing", {
        title: "The more, the less each",
        steps: [
          { key: "few", title: "1 to 9", price: "26", unit: "each" },
          { key: "some", title: "10 to 49", price: "22", unit: "each", badge: "Most teams" },
          { key: "many", title: "50 and more", price: "18", unit: "each", buttonText: "Ask us", href: "/get-a-quote/" },
        ],
      }),
    ],
  },
];
