// The Physic Garden's pages. Long because they are text.

import { block, page } from "@selvedge/pages/wire/written-page";
import { helpPages } from "../help-pages.ts";
import type { DemoPage } from "../kinds.ts";
import { lookPages } from "./look-pages.ts";
import { visit } from "./visit.ts";

const newsletter = block("newsletterSubscribe", {
  fullWidth: true,
  mailingList: "garden",
  title: "The garden letter",
  copy: "What is in flower, what was once done with it, and one plate to colour in.",
  buttonText: "Subscribe",
  smallPrint: "Four newsletters a year. We ask you to confirm by email first.",
});

const home: DemoPage["build"] = ({ picture, mockup, artwork }) =>
  page(
    {
      title: "The Physic Garden",
      description:
        "Plates from eighteenth-century herbals, drawn by hand and printed on organic cotton, one garment at a time.",
      flags: ["homepage"],
    },
    [
      block("banner", {
        title: "Worn for the *cure* of ordinary days",
        copy: "Plates from our eighteenth-century herbals, drawn by hand, printed on organic cotton, one garment at a time.",
        media: "overlay",
        cutouts: [{ image: mockup("Foxglove tee"), href: "/product/foxglove-tee/" }],
        label: "Digitalis",
        labelDetail: "Foxglove tee, £28",
        actions: [{ text: "Open the cabinet", href: "/collection/new-plates/", primary: true }],
      }),
      block("textBlock", {
        align: "center",
        html: "<h2>Choose by plant</h2><p><em>Each has its leaf, its letter and its warning</em></p>",
      }),
      block("grid", {
        breakpoints: { xs: 2, md: 4, lg: 4 },
        items: [
          block("pod", {
            title: "Foxglove",
            copy: "For the heart, with care",
            textAlign: "center",
            href: "/collection/foxglove/",
            image: artwork("foxglove"),
          }),
          block("pod", {
            title: "Poppy",
            copy: "For sleep, sparingly",
            textAlign: "center",
            href: "/collection/poppy/",
            image: artwork("poppy"),
          }),
          block("pod", {
            title: "Chamomile",
            copy: "For almost everyone",
            textAlign: "center",
            href: "/collection/chamomile/",
            image: artwork("chamomile"),
          }),
          block("pod", {
            title: "Male fern",
            copy: "For admiring",
            textAlign: "center",
            href: "/collection/male-fern/",
            image: artwork("male-fern"),
          }),
        ],
      }),
      block("productList", {
        title: "From the cabinet",
        href: "/collection/all/",
        linkText: "The whole cabinet",
        sortBy: "bestsellerOrder",
        limit: 4,
      }),
      block("quote", {
        quote: "Bought the agaric for my brother, a pharmacist. He has worn it to work twice, under the coat.",
        author: "Elinor Pugh, Hay-on-Wye",
      }),
      block("image", {
        size: 5,
        image: picture("drawer", "A drawer of four plates: poppy, male fern, chamomile and foxglove"),
      }),
      block("row", {
        size: 7,
        direction: "column",
        items: [
          block("textBlock", {
            html: "<h2>A shop that waters the beds</h2><p>In 1794 Hester Lyde planted a quarter acre with whatever the dispensary needed. The dispensary has gone; the beds have not, and neither have her eleven volumes of drawings.</p><p>We redraw the plates from those books and print them only when someone asks. Five pounds from every garment goes to the garden: compost, glass, and the wages of two gardeners.</p>",
          }),
          block("button", { text: "Read about Hester", href: "/about/", primary: true }),
        ],
      }),
      block("productList", {
        title: "Newly catalogued",
        href: "/collection/new-in/",
        linkText: "What is new",
        sortBy: "new-in",
        limit: 4,
      }),
      newsletter,
    ],
  );

const about: DemoPage["build"] = ({ picture, mockup }) =>
  page(
    {
      title: "The museum",
      description: "A quarter acre by the river in Hereford, planted in 1794 and open most days.",
    },
    [
      block("banner", {
        kind: "compact",
        title: "A quarter acre by the river",
        copy: "Planted in 1794, dug over twice for potatoes, and open Wednesday to Sunday.",
        image: picture("bed", "A bed of foxgloves, chamomile, poppies and ferns against a pale wall"),
        overlay: 0,
        colours: { text: "#2b2a20", background: "#efe3c6" },
      }),
      block("textBlock", {
        size: 7,
        html: "<h2>Hester Lyde, 1761 to 1839</h2><p>She was the dispensary's third keeper and its first who could draw. When the apothecary asked for labels, she gave him plates; when he asked for fewer, she gave him more. By her death there were eleven volumes, four hundred and six plants and one lobster, which nobody has explained.</p><p>The volumes live in the reading room, two pages open at a time. The garden lives outside, in the same beds and the same order, because she wrote it down.</p>",
      }),
      block("image", {
        size: 5,
        image: picture("drawer", "A drawer of four plates: poppy, male fern, chamomile and foxglove"),
      }),
      block("grid", {
        breakpoints: { xs: 1, md: 3, lg: 3 },
        items: [
          block("card", {
            figure: "406",
            title: "plants in the beds",
            copy: "Each with its leaf, its letter and its warning.",
          }),
          block("card", {
            figure: "11",
            title: "volumes of plates",
            copy: "Two pages open at a time, turned on Mondays.",
          }),
          block("card", {
            figure: "£5",
            title: "of every garment",
            copy: "Compost, glass, and the wages of two gardeners.",
          }),
        ],
      }),
      block("quote", { quote: "Come for the poisons, stay for the cake.", author: "Visitors' book, June 2024" }),
      block("pod", {
        size: 6,
        title: "The dispensary wall",
        copy: "In 2019 a plasterer found one bottle behind it, empty, with its label whole. We have printed it ever since.",
        href: "/product/tincture-of-patience-tote/",
        image: mockup("Tincture of Patience tote"),
        buttonText: "See the tote",
      }),
      block("pod", {
        size: 6,
        title: "The night cabinet",
        copy: "Moths, owls and what grows after dark. Shown on the last Friday of the month, by lamp.",
        href: "/product/luna-moth-sweatshirt/",
        image: mockup("Luna Moth sweatshirt"),
        buttonText: "See the moth",
      }),
      newsletter,
    ],
  );

export const pages: readonly DemoPage[] = [
  { url: "/", name: "Home", build: home },
  { url: "/about/", name: "The museum", build: about },
  visit,
  ...lookPages,
  ...helpPages({ shopName: "The Physic Garden", email: "shop@physicgarden.test" }),
];
