// The page that every theme is rendered on: a banner over a photo, goods, a quote, a form, tiles and a question.
import { scenePicture } from "@selvedge/blocks/gallery/pictures";

const svg = (content: string, altText: string) => ({
  original: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="960" height="384" viewBox="0 0 960 384">${content}</svg>`)}`,
  altText,
  width: 960,
  height: 384,
});

const stripes = Array.from({ length: 48 }, (_, at) => {
  const [x, y] = [(at % 12) * 80, Math.floor(at / 12) * 96];
  return `<rect x="${x}" y="${y}" width="80" height="96" fill="${["#ffffff", "#101010", "#e8c33b", "#2b5fa8"][(at * 7) % 4]}"/>`;
}).join("");

/** The pictures that are hardest to read words on. */
export const hardPictures = {
  black: svg('<rect width="960" height="384" fill="#000"/>', "A black square"),
  white: svg('<rect width="960" height="384" fill="#fff"/>', "A white square"),
  busy: svg(stripes, "Squares of many colours"),
} as const;

const dusk = scenePicture("A calm sea at dusk with the sun on the horizon", ["#d6dde0", "#4f7a8a", "#d9825b"]);
const meadow = scenePicture("A dark green meadow under a pale sun", ["#c9d6c4", "#2f5a3f", "#efe3b0"]);

const pods = ["Hoodies", "Tees", "Prints", "Gifts"].map((title, at) => ({
  type: "pod",
  size: 3,
  properties: {
    title,
    copy: "Rendered by hand, printed one at a time.",
    href: "/collection/clothing/",
    image: at % 2 === 0 ? dusk : meadow,
  },
}));

const hardBanners = Object.entries(hardPictures).map(([title, image]) => ({
  type: "banner",
  size: 12,
  properties: { title, copy: "Twelve drawings of the coast, printed one at a time.", image },
}));

const blocks = [
  {
    type: "banner",
    size: 12,
    properties: {
      title: "Worn by people who look out to sea",
      copy: "Twelve drawings of the coast, printed one at a time on organic cotton.",
      image: dusk,
      actions: [{ text: "Shop the collection", href: "/collection/clothing/" }],
    },
  },
  { type: "productList", size: 12, properties: { title: "Most worn this month", limit: 3 } },
  {
    type: "quote",
    size: 12,
    properties: { quote: "It has outlived two washing machines.", author: "Morag, Stromness" },
  },
  {
    type: "newsletterSubscribe",
    size: 12,
    properties: { fullWidth: true, mailingList: "coast", title: "A letter from the coast", copy: "Four times a year." },
  },
  ...pods,
  {
    type: "expandable",
    size: 12,
    properties: { questionMeta: "When is it made?", answerMeta: "<p>After you order it.</p>" },
  },
  ...hardBanners,
];

export const fixturePage = {
  url: "/every-theme/",
  name: "Every theme",
  page: {
    version: 1,
    properties: { title: "Every theme", description: "One page in every theme." },
    blocks: blocks.map((block, order) => ({ ...block, order })),
  },
};
