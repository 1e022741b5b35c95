// The platform's own pages. Long because they are text.
import { formatMoney } from "@selvedge/domain/money/money";
import { blanks } from "@selvedge/garments/blanks";
import type { DemoPage } from "../kinds.ts";
import { block, headroom, page } from "../page-blocks.ts";

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
        cutouts: [
          {
            image: {
              ...picture("hero", "A shop called Bramble in a browser window, and a tee on its way through the factory"),
              cutout: true,
            },
          },
        ],
        actions: [
          { text: "Sign in", href: "/login/", primary: true },
          { text: "Visit Northkeep", href: "/visit/demo/", primary: false },
        ],
      }),
      block("row", {
        look: "strip",
        items: [
          block("card", { figure: String(blanks.length), title: "blanks, from baby to 3XL" }),
          block("card", { figure: "2 days", title: "from order to van" }),
          block("card", { figure: "100%", title: "organic cotton tees" }),
          block("card", { figure: "£0", title: "until something sells" }),
        ],
      }),
      block("textBlock", {
        size: 5,
        html: "<h2>1. Design it to the millimetre</h2><p>A studio with true sizes. What you see on the garment is what the press prints, from the same drawing.</p><ul><li>Your own artwork, in its own colours</li><li>Warns before a picture prints soft or a colour vanishes</li><li>Every colour of the garment shown as you work</li></ul>",
      }),
      block("image", {
        size: 7,
        image: picture("design", "The studio: a blackberry drawing being sized on a green tee, 284 by 321 millimetres"),
      }),
      block("textBlock", {
        size: 5,
        html: "<h2>2. Sell it your way</h2><p>Your own shop on its own address, with a character of its own, and a price that shows your profit as you type.</p><ul><li>Checkout, VAT, delivery dates and receipts included</li><li>Pages that open at once, and work without scripts</li><li>Made for phones, because that is where people buy</li></ul>",
      }),
      block("image", {
        size: 7,
        image: picture("sell", "A shop's page: four products above a few words and a picture of a sunset"),
      }),
      block("textBlock", {
        size: 5,
        html: "<h2>3. We make it, you watch</h2><p>Each garment has its own story: picked, printed, checked, packed. You and your customer see it as it happens.</p><ul><li>If a print is not right we make it again, at our cost</li><li>Tracked delivery on every parcel</li><li>Your name on the slip, never ours</li></ul>",
      }),
      block("image", {
        size: 7,
        image: picture("make", "An order with three garments, each with the steps it has passed"),
      }),
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
            copy: "Sign in and make it",
            href: "/login/",
            image: picture("shop-bramble", "A natural sweatshirt with a snail and a green tee with blackberries"),
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
      block("banner", {
        fullWidth: true,
        kind: "slim",
        title: "Come in and look around",
        copy: "Sign in as merchant@selvedge.test with the password selvedge-demo. All three shops are yours to change, price and sell from.",
        media: "overlay",
        colours: { text: "#ffffff", background: "#222f73" },
        actions: [{ text: "Sign in", href: "/login/", primary: false }],
      }),
    ],
  );

const shop = (
  image: ReturnType<Parameters<DemoPage["build"]>[0]["picture"]>,
  title: string,
  copy: string,
  label: string,
) => block("pod", { title, copy, href: `/visit/${label}/`, image });

const price = (minor: number) => formatMoney(minor, "GBP");

/** What one piece costs: the garment and one print on its front, the cheapest colour first. */
const priceCards = blanks.map(({ name, baseCostMinor, baseCostWhiteMinor, areas, colours, sizes }) => {
  const { printCostLightMinor: light, printCostDarkMinor: dark } = areas.front!;
  const [least, most] = [baseCostWhiteMinor + light, baseCostMinor + dark];
  const sizeWords = sizes.length === 1 ? sizes[0]!.name : `${sizes[0]!.name} to ${sizes.at(-1)!.name}`;
  return block("card", {
    figure: least === most ? price(least) : `from ${price(least)}`,
    title: name,
    copy: `Garment ${price(baseCostWhiteMinor)}, print ${price(light)}. On dark colours ${price(most)} together. ${colours.length} colours, ${sizeWords}.`,
  });
});

const prices: DemoPage["build"] = ({ picture }) =>
  page({ title: "Prices", description: "What a garment and a print cost, without VAT and without surprises." }, [
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
      html: "<h2>Each garment with one print</h2><p>Without VAT. White costs less, because it needs no pretreatment and no white base.</p>",
    }),
    block("grid", { breakpoints: { xs: 1, md: 2, lg: 3 }, items: priceCards }),
  ]);

const printed: DemoPage["build"] = ({ picture }) =>
  page({ title: "What we print", description: "Tees, hoodies, totes, prints, mugs and stickers, one at a time." }, [
    headroom,
    block("textBlock", {
      size: 5,
      html: `<h1>What we print</h1><p>${blanks.length} blanks, chosen for how they wear and how they print. Each is printed when it sells, checked under a lamp and packed by hand.</p>`,
    }),
    block("image", {
      size: 7,
      image: picture("design", "The studio: a blackberry drawing being sized on a green tee, 284 by 321 millimetres"),
    }),
    block("grid", {
      breakpoints: { xs: 1, md: 2, lg: 3 },
      items: blanks.map(({ name, material, colours }) =>
        block("card", { icon: "shirt", title: name, copy: `${material}. ${colours.length} colours.` }),
      ),
    }),
  ]);

export const pages: readonly DemoPage[] = [
  { url: "/", name: "Home", build: home },
  { url: "/prices/", name: "Prices", build: prices },
  { url: "/what-we-print/", name: "What we print", build: printed },
];
