import type { JsonObject } from "@selvedge/pages/json";
import type { WireBlock } from "@selvedge/pages/wire/wire";
import type { BlockViews } from "../context/block-view.ts";
import { PICTURES } from "./pictures.ts";

/** A state of a type beside its example: properties, and the blocks in it. */
export interface State extends Pick<WireBlock, "items"> {
  readonly name: string;
  readonly size?: number;
  readonly properties: JsonObject;
}

const { dusk, meadow, night, sun } = PICTURES;
const slide = (title: string, image: JsonObject): WireBlock => ({
  type: "slide",
  properties: {
    title,
    copy: "Twelve drawings of the coast, printed one at a time.",
    image,
    actions: [{ text: "Shop the collection", href: "/collection/all/" }],
  },
});
const pods = (names: readonly string[], image: JsonObject): WireBlock[] =>
  names.map((title) => ({ type: "pod", properties: { title, href: "/collection/all/", image } }));

/** What the gallery shows of a type beside its example and its empty state. */
export const STATES: Readonly<Partial<Record<keyof BlockViews, readonly State[]>>> = {
  action: [
    {
      name: "copies",
      size: 6,
      properties: { icon: "tag", title: "A code for the club", does: "copy", text: "SAILING-10", buttonText: "Copy" },
    },
    {
      name: "asks",
      size: 6,
      properties: {
        icon: "chat",
        title: "Printing for a team?",
        copy: "Tell us how many and by when.",
        does: "chat",
        buttonText: "Ask us",
      },
    },
  ],
  announcement: [
    {
      name: "a filled button at the far side",
      properties: {
        text: "Doors open on Friday at nine",
        icon: "bell",
        alignment: "space-between",
        actionStyle: "primary",
        action: { text: "What is in it", href: "/collection/all/", icon: "arrow" },
      },
    },
    {
      name: "with a button",
      properties: {
        text: "Free delivery over £40",
        icon: "van",
        actionStyle: "secondary",
        action: { text: "See how", href: "/delivery/" },
      },
    },
  ],
  announcementV2: [
    {
      name: "with a link",
      properties: {
        icon: "gift",
        title: "Last day for Christmas is 16 December",
        actionText: "Delivery times",
        href: "/delivery/",
      },
    },
  ],
  appIcon: [
    {
      name: "round, large",
      size: 6,
      properties: {
        size: "large",
        shape: "circle",
        places: [
          { icon: "camera", text: "Photos", href: "/" },
          { icon: "pin", text: "Visit", href: "/" },
          { icon: "shirt", text: "Our app", href: "/" },
        ],
      },
    },
  ],
  badge: [{ name: "pill", size: 3, properties: { shape: "pill", icon: "leaf", text: "Organic cotton" } }],
  banner: [
    {
      name: "over a picture",
      properties: {
        title: "Worn by people who look out to sea",
        copy: "Twelve drawings of the coast.",
        image: dusk,
        actions: [{ text: "Shop", href: "/collection/all/" }],
        fullWidth: true,
      },
    },
    {
      name: "compact",
      properties: { kind: "compact", title: "Seagrass, one metre at a time", image: meadow, fullWidth: true },
    },
    { name: "slim", properties: { kind: "slim", title: "Printed when you order it", fullWidth: true } },
  ],
  button: [
    {
      name: "outlined, with an arrow",
      size: 3,
      properties: { text: "Size guide", href: "/size-guide/", primary: false, icon: "arrow" },
    },
  ],
  card: [{ name: "a number", size: 3, properties: { figure: "82%", title: "alive after 18 months" } }],
  carousel: [
    {
      name: "wide",
      properties: { itemWidth: "wide", title: "Three places" },
      items: pods(["Dale", "Orkney", "Solent"], meadow),
    },
  ],
  graph: [
    {
      name: "a line",
      size: 6,
      properties: {
        title: "Divers",
        kind: "line",
        highlight: "largest",
        values: [4, 7, 6, 11, 9].map((value, at) => ({ label: String(2022 + at), value })),
      },
    },
  ],
  grid: [
    { name: "loading", properties: { asyncItems: "/dev/blocks/waits/" } },
    { name: "failed", properties: { asyncItems: "/dev/blocks/fails/" } },
    {
      name: "tiles with icons",
      properties: { breakpoints: { xs: 2, md: 4, lg: 4 } },
      items: (["pencil", "ruler", "shirt", "van"] as const).map((icon) => ({
        type: "pod",
        properties: { icon, title: "Pick a drawing", copy: "Any of ours, on any piece.", ratio: "short" },
      })),
    },
  ],
  image: [
    {
      name: "a picture that did not load",
      size: 6,
      properties: { image: { original: "/files/none.webp", altText: "A calm sea at dusk", width: 960, height: 640 } },
    },
    {
      name: "with a caption",
      size: 6,
      properties: { image: dusk, caption: "Hoy Sound, four in the afternoon", ratio: "4:3" },
    },
  ],
  pod: [
    {
      name: "words on the picture",
      size: 3,
      properties: { title: "T-shirts", image: sun, overlay: true, href: "/collection/all/", badge: "New" },
    },
    {
      name: "a price and a button",
      size: 3,
      properties: {
        title: "High Water tee",
        image: sun,
        copy: "Organic cotton.",
        showPrice: true,
        price: 26,
        salePrice: 20,
        buttonText: "See it",
        href: "/collection/all/",
      },
    },
    {
      name: "a button of its own",
      size: 3,
      properties: {
        title: "Tide tables",
        image: dusk,
        ratio: "4:3",
        buttonText: "Open",
        href: "/collection/all/",
        buttonStyles: { backgroundColor: "#ffdd1f", borderColor: "#1a1a1a", borderRadius: 24, fill: true },
      },
    },
  ],
  summary: [
    { name: "loading", size: 6, properties: { asyncData: "/dev/blocks/waits/" } },
    { name: "failed", size: 6, properties: { asyncData: "/dev/blocks/fails/" } },
  ],
  pricing: [
    {
      name: "plans",
      properties: {
        steps: [
          {
            title: "Club",
            price: "21",
            unit: "a piece from 10",
            details: "One design\nFront print\nDelivered together",
            buttonText: "Ask us",
            href: "/contact/",
          },
          {
            title: "Event",
            price: "17",
            unit: "a piece from 50",
            badge: "Most teams",
            details: "Two designs\nFront and back\nA proof first",
            buttonText: "Ask us",
            href: "/contact/",
          },
        ],
      },
    },
  ],
  quote: [
    {
      name: "with stars",
      properties: {
        quote: "The print has outlived two washing machines.",
        author: "Morag Sinclair, Stromness",
        stars: 5,
      },
    },
  ],
  slideshow: [
    {
      name: "with pictures",
      properties: { fullWidth: true, label: "Pictures of three places" },
      items: [
        slide("Worn by people who look out to sea", dusk),
        slide("Meadows under water", meadow),
        slide("Night swimmers", night),
      ],
    },
  ],
  textBlock: [
    {
      name: "in a face of its own",
      size: 6,
      properties: { html: "<h2>Written elsewhere</h2><p>And read here.</p>", font: "Syne" },
    },
    {
      name: "folded",
      size: 6,
      properties: {
        html: `<p>${"Seagrass holds the seabed together and shelters young cod. ".repeat(12)}</p>`,
        truncateHeight: 120,
      },
    },
  ],
  youtube: [
    {
      name: "with a picture",
      size: 6,
      properties: {
        link: "https://youtu.be/aqz-KE-bpKQ",
        title: "How seagrass is planted",
        length: "2:14",
        thumbnail: meadow,
      },
    },
  ],
};
