// The platform's own pages. Long because they are text.
import { formatMoney } from "@selvedge/domain/money/money";
import type { Blank } from "@selvedge/garments/blanks/blank";
import { blanks } from "@selvedge/garments/blanks/blanks";
import { block, headroom, page } from "@selvedge/pages/wire/written-page";
import type { DemoPage } from "../kinds.ts";
import { busyShops } from "./busy-shops.ts";

const home: DemoPage["build"] = ({ picture }) =>
  page(
    {
      title: "Selvedge",
      description: "Design clothes in the browser, sell them in a shop of your own, and we print each when it sells.",
      flags: ["homepage"],
      ySpacing: 16,
    },
    [
      block("banner", {
        fullWidth: true,
        title: "Your drawing, a shop, and someone to make it.",
        copy: "Design clothes in the browser, sell them in a shop of your own, and we print each garment when it sells. No stock, no minimum, no monthly fee.",
        media: "overlay",
        colours: { text: "#1b1d22", background: "#faf9f6" },
        bleed: true,
        cutouts: [
          {
            image: {
              ...picture("hero", "A shop called Bramble in a browser window, and a tee on its way through the factory"),
              cutout: true,
            },
          },
        ],
        actions: [
          { text: "Start your shop", href: "/sign-up/", primary: true },
          { text: "Visit Northkeep", href: "/visit/demo/", primary: false },
        ],
      }),
      block("row", {
        look: "strip",
        fullBackgroundColor: "#ffffff",
        items: [
          block("card", { figure: String(blanks.length), title: "blanks, from baby to 3XL" }),
          block("card", { figure: "2 days", title: "from order to van" }),
          block("card", { figure: "100%", title: "organic cotton tees" }),
          block("card", { figure: "£0", title: "until something sells" }),
        ],
      }),
      block("row", {
        look: "thread",
        direction: "column",
        items: [
          beside(
            "<h2>Design it to the millimetre</h2><p>A studio with true sizes. What you see on the garment is what the press prints, from the same drawing.</p><ul><li>Your own artwork, in its own colours</li><li>Warns before a picture prints soft or a colour vanishes</li><li>Every colour of the garment shown as you work</li></ul>",
            picture("design", "The studio: a blackberry drawing being sized on a green tee, 284 by 321 millimetres"),
          ),
          beside(
            "<h2>Sell it your way</h2><p>Your own shop on its own address, with a character of its own, and a price that shows your profit as you type.</p><ul><li>Checkout, VAT, delivery dates and receipts included</li><li>Pages that open at once, and work without scripts</li><li>Made for phones, because that is where people buy</li></ul>",
            picture("sell", "A shop's page: products above a few words and a picture of a sunset"),
          ),
          beside(
            "<h2>We make it, you watch</h2><p>Each garment has its own story: picked, printed, checked, packed. You and your customer see it as it happens.</p><ul><li>If a print is not right we make it again, at our cost</li><li>Tracked delivery on every parcel</li><li>Your name on the slip, never ours</li></ul>",
            picture("make", "An order with three garments, each with the steps it has passed"),
          ),
        ],
      }),
      block("row", {
        direction: "column",
        spacing: 28,
        fullBackgroundColor: "#f1efe9",
        items: [
          block("textBlock", { html: "<h2>Shops made with Selvedge</h2>" }),
          block("grid", {
            breakpoints: { xs: 2, md: 4, lg: 4 },
            items: [
              shop(
                picture("shop-northkeep", "A white tee with a setting sun and a hoodie with sea areas"),
                "Northkeep",
                "A sea trust",
                "demo",
              ),
              shop(
                picture("shop-record", "A white tee with a lemon and a black hoodie with a record"),
                "Loud Lemon",
                "A record label",
                "record",
              ),
              shop(
                picture("shop-museum", "A natural tee with a foxglove and a tote with an old label"),
                "The Physic Garden",
                "A museum shop",
                "museum",
              ),
              block("pod", {
                title: "The next one",
                copy: "Start your shop",
                href: "/sign-up/",
                image: picture("shop-bramble", "A natural sweatshirt with a snail and a green tee with blackberries"),
              }),
            ],
          }),
        ],
      }),
      block("textBlock", {
        size: 5,
        html: '<h2>No monthly fee. You set the price and keep the rest.</h2><p>You pay for the garment and the print when it sells, and see every penny before you publish.</p><p><a href="/prices/">All prices</a></p>',
      }),
      block("image", {
        size: 7,
        image: picture("price", "A tee sold for £24.00: garment £7.20, print £2.60, VAT £4.00, you keep £10.20"),
      }),
      block("row", {
        fullBackgroundColor: "#222f73",
        items: [
          block("textBlock", {
            html: "<h2>What will you call it?</h2><p>Pick a name and the shop is yours in a few minutes.</p>",
          }),
          block("startShop"),
        ],
      }),
    ],
  );

/** Words beside the picture of what they say. */
const beside = (html: string, image: Picture) =>
  block("row", { items: [block("textBlock", { html, list: "ticks" }), block("image", { image })] });

type Picture = ReturnType<Parameters<DemoPage["build"]>[0]["picture"]>;

const shop = (image: Picture, title: string, copy: string, label: string) =>
  block("pod", { title, copy, href: `/visit/${label}/`, image });

const price = (minor: number) => formatMoney(minor, "GBP");

/** "3-4 years to 12-13 years", which breaks between words alone. */
const sizeWords = ({ sizes }: Blank) =>
  (sizes.length === 1 ? sizes[0]!.name : `${sizes[0]!.name} to ${sizes.at(-1)!.name}`).replaceAll("-", "\u2011");

/** What there is to choose, after what it is made of: a size that is already there is not repeated. */
const choiceWords = (blank: Blank) => {
  const sizes = sizeWords(blank).replace(/^One size$/, "one size");
  return `${blank.colours.length} colours${blank.material.includes(sizes) ? "" : `, ${sizes}`}`;
};

/** What one piece costs: the garment and one print on its front. */
const priceRow = (blank: Blank) => {
  const { name, baseCostMinor, baseCostWhiteMinor, areas, colours } = blank;
  const { printCostLightMinor: light, printCostDarkMinor: dark } = areas.front!;
  const cell = (garment: number, print: number) =>
    `<td><strong>${price(garment + print)}</strong><br><small>${price(garment)} + ${price(print)}</small></td>`;
  return `<tr><td>${name}<br><small>${sizeWords(blank)}, ${colours.length} colours</small></td>${cell(baseCostWhiteMinor, light)}${cell(baseCostMinor, dark)}</tr>`;
};

const priceTable = `<table><thead><tr><th>Garment and one print</th><th>On white</th><th>On dark colours</th></tr></thead><tbody>${blanks.map(priceRow).join("")}</tbody></table>`;

const prices: DemoPage["build"] = ({ picture }) =>
  page(
    {
      title: "Prices",
      description: "What a garment and a print cost, without VAT and without surprises.",
      theme: { extends: "pro" },
    },
    [
      headroom,
      block("textBlock", {
        size: 5,
        html: "<h1>Prices</h1><p>You pay for the garment and the print when it sells, and nothing before. What is left of your price, after VAT, is yours.</p>",
      }),
      block("image", {
        size: 7,
        image: picture("price", "A tee sold for £24.00: garment £7.20, print £2.60, VAT £4.00, you keep £10.20"),
      }),
      block("textBlock", {
        size: 5,
        html: "<h2>Every garment, one print</h2><p>Without VAT. White costs less, because it needs no pretreatment and no white base. A second side adds its own print and nothing else.</p>",
      }),
      block("textBlock", { size: 7, html: priceTable }),
    ],
  );

const printed: DemoPage["build"] = ({ picture }) =>
  page(
    {
      title: "What we print",
      description: "Tees, hoodies, totes, prints, mugs and stickers, one at a time.",
      theme: { extends: "dark" },
    },
    [
      headroom,
      block("textBlock", {
        html: `<h1>What we print</h1><p>Chosen for how they wear and how they print. Each is printed when it sells, checked under a lamp and packed by hand.</p><h2>${blanks.length} blanks</h2>`,
      }),
      block("grid", {
        breakpoints: { xs: 2, md: 3, lg: 4 },
        items: blanks.map((blank) =>
          block("pod", {
            title: blank.name,
            copy: `${blank.material}. ${choiceWords(blank)}.`,
            image: picture(`blank-${blank.code}`, `${blank.name}, printed`),
          }),
        ),
      }),
    ],
  );

export const pages: readonly DemoPage[] = [
  { url: "/", name: "Home", build: home },
  { url: "/prices/", name: "Prices", build: prices },
  { url: "/what-we-print/", name: "What we print", build: printed },
  busyShops,
];
