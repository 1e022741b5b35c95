// The pages that a new shop begins with. Their words hold for every shop that we print for; the owner replaces them.
import { faultyPromise } from "@selvedge/domain/returns/faulty-promise";
import { escapeHtml } from "@selvedge/domain/text";
import type { WirePage } from "@selvedge/pages/wire/wire";
import { block, headroom, page } from "@selvedge/pages/wire/written-page";

export interface FirstPage {
  url: string;
  name: string;
  page: WirePage;
}

/** Home, about, delivery and questions of a shop with this name. */
export const firstPages = (shopName: string): FirstPage[] => [
  { url: "/", name: "Home", page: home(shopName) },
  { url: "/about/", name: "About", page: about(shopName) },
  { url: "/delivery/", name: "Delivery and returns", page: delivery(shopName) },
  { url: "/questions/", name: "Questions", page: questions(shopName) },
];

const step = (figure: string, title: string, copy: string) => block("card", { size: 4, figure, title, copy });

const home = (shopName: string) =>
  page(
    {
      title: shopName,
      description: `${shopName}: clothes with drawings of our own, printed one at a time when you order them.`,
      flags: ["homepage"],
    },
    [
      block("banner", {
        fullWidth: true,
        title: shopName.slice(0, 50),
        copy: "Drawings of our own, printed one at a time on good cotton when you order them.",
        alignment: "center",
        actions: [{ text: "See everything", href: "/collection/all/", primary: true }],
      }),
      block("row", {
        fullWidth: true,
        look: "strip",
        items: [
          block("card", { icon: "shirt", title: "Printed when you order it" }),
          block("card", { icon: "leaf", title: "Organic cotton tees" }),
          block("card", { icon: "return", title: faultyPromise.short }),
        ],
      }),
      block("productList", {
        title: "New here",
        href: "/collection/all/",
        linkText: "See everything",
        limit: 8,
      }),
      block("textBlock", { html: "<h2>How each piece is made</h2>" }),
      block("row", {
        items: [
          step("1", "You choose", "A piece, its colour and its size. Until then it is not made."),
          step("2", "It is printed", "With our drawing, in Telford, one piece at a time."),
          step("3", "It comes to you", "Checked and packed; your receipt shows each step."),
        ],
      }),
      block("row", {
        fullWidth: true,
        look: "panel",
        items: [
          block("textBlock", {
            html: `<h2>About ${escapeHtml(shopName)}</h2><p>Each piece is drawn by us and made for you: picked, printed, checked and packed after you order it. Nothing is made that nobody wears.</p><p><a href="/about/">Who we are</a></p>`,
          }),
        ],
      }),
      block("newsletterSubscribe", {
        fullWidth: true,
        title: "Hear of new drawings first",
        copy: "A short letter whenever something new is ready.",
      }),
    ],
  );

const about = (shopName: string) =>
  page({ title: "About", description: `Who is behind ${shopName}.` }, [
    headroom,
    block("textBlock", {
      size: 8,
      html: `<h1>About ${escapeHtml(shopName)}</h1><p>We draw, and Selvedge prints. Each piece is made when you order it, so nothing lies in a warehouse and nothing is thrown away.</p>`,
    }),
  ]);

const delivery = (shopName: string) =>
  page(
    {
      title: "Delivery and returns",
      description: `When an order from ${shopName} arrives, and what we do when something is wrong with it.`,
    },
    [
      headroom,
      block("textBlock", {
        size: 8,
        html: `<h1>Delivery and returns</h1><p>Each piece is printed when you order it. The checkout names the days on which it arrives and what the delivery costs to your country. Every parcel has a number, and your receipt shows each piece as it is printed, checked and packed.</p><h2>When something is wrong</h2><p>${faultyPromise.long}. Send one photograph with your order number; you need not send the piece back.</p>`,
      }),
    ],
  );

const answers = [
  [
    "How does it fit?",
    "Each product page has a guide measured flat, in centimetres. Lay your favourite shirt on a table and compare.",
  ],
  [
    "How should I wash it?",
    "At 30 degrees, inside out, with things of the same colour. Dry it in the air. Iron round the print, not over it.",
  ],
  ["Who prints it?", "Selvedge, in Telford, Shropshire. They print, check and pack each piece for us."],
] as const;

const questions = (shopName: string) =>
  page({ title: "Questions", description: `What people ask ${shopName} before they order.` }, [
    headroom,
    block("textBlock", { html: "<h1>Questions</h1>" }),
    ...answers.map(([question, answer]) =>
      block("expandable", { size: 8, questionMeta: question, answerMeta: `<p>${answer}</p>` }),
    ),
  ]);
