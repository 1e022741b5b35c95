// What Northkeep has for clubs beside its shop windows: trade prices with a letter for members, a link to share, the tide
// at Dale, and what visitors read while the shop is closed.
import { block, headroom, page } from "@selvedge/pages/wire/written-page";
import type { DemoPage } from "../kinds.ts";

const trade: DemoPage["build"] = ({ divisionId }) =>
  page(
    {
      title: "Trade prices",
      description: "What a club, a crew or a shop pays for ten pieces and more, and where to collect them.",
    },
    [
      headroom,
      block("textBlock", {
        size: 8,
        html: "<h1>Trade prices</h1><p>For clubs, crews and the shops on the quay. One drawing on one kind of piece, in any sizes; four pounds of each still goes under water.</p>",
      }),
      block("pricing", {
        steps: [
          {
            title: "10 to 24 pieces",
            price: "21",
            unit: "a tee",
            details: "Any of our drawings\nAny sizes\nPosted together",
            buttonText: "Ask for dates",
            href: "/contact/",
          },
          {
            title: "25 to 99 pieces",
            price: "18.50",
            unit: "a tee",
            badge: "Most clubs",
            details: "Any of our drawings\nYour name on the sleeve\nA sample first",
            buttonText: "Ask for dates",
            href: "/contact/",
          },
          {
            title: "100 and more",
            price: "We talk",
            unit: "and put the kettle on",
            details: "A drawing of your own boat\nFront and back\nA sample first",
            buttonText: "Write to us",
            href: "/contact/",
          },
        ],
      }),
      block("gate", {
        kind: "email",
        title: "Next season's drawings",
        copy: "Clubs on our letter see them a month early. Leave an address and the page opens.",
        mailingList: "clubs",
        buttonText: "Show me",
        items: [
          block("textBlock", {
            size: 8,
            html: "<h2>Spring 2027</h2><p>Gannets over Noss, the last herring drifter, and a chart of every lighthouse between the Tyne and the Tay. Samples are on the table from February.</p>",
          }),
        ],
      }),
      block("textBlock", { html: "<h2>New this month</h2>", href: "/collection/new-in/", linkText: "See all" }),
      block("grid", { asyncItems: `/omnis/v3/division/${divisionId}/products/?sort=new-in&limit=4` }),
      block("textBlock", { html: "<h2>By collection</h2>" }),
      block("grid", {
        breakpoints: { xs: 2, md: 4, lg: 4 },
        itemFactory: "pods, collectionFeed",
        itemLimit: 4,
        items: [block("_shadow_", { overlay: true, ratio: "4:3" })],
      }),
      block("textBlock", {
        html: "<h2>Collect at the slipway</h2><p>Orders for clubs round Dale wait in the blue shed, Tuesday to Saturday.</p>",
      }),
      block("iframe", {
        src: "https://www.openstreetmap.org/export/embed.html?bbox=-5.180%2C51.700%2C-5.150%2C51.715&layer=mapnik&marker=51.707%2C-5.167",
        title: "A map of the slipway at Dale",
        height: 380,
      }),
    ],
  );

const tideClock = `<style>
  body { margin: 0; padding: 24px; font: 17px/1.4 ui-sans-serif, system-ui, sans-serif; color: #1e2a32; background: #e6edef; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 24px; margin: 0 0 16px; }
  dt { color: #4f5f68; } dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
  meter { width: 100%; height: 14px; }
</style>
<dl><dt>Now</dt><dd id="state"></dd><dt>Next high water</dt><dd id="high"></dd></dl>
<meter id="level" min="0" max="1" aria-label="Height of the tide"></meter>
<script>
  const cycleMs = 12.4206 * 3600000, highMs = Date.UTC(2026, 0, 3, 6, 12);
  const show = () => {
    const now = Date.now(), part = (((now - highMs) % cycleMs) + cycleMs) % cycleMs / cycleMs;
    const next = new Date(now + (1 - part) * cycleMs);
    document.getElementById("state").textContent = part < 0.5 ? "The tide is going out" : "The tide is coming in";
    document.getElementById("high").textContent = next.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "Europe/London" });
    document.getElementById("level").value = (1 + Math.cos(2 * Math.PI * part)) / 2;
  };
  show();
  setInterval(show, 60000);
</script>`;

const share: DemoPage["build"] = ({ picture, divisionId }) =>
  page({ title: "Share Northkeep", description: "A link for your club, which says who sent each visitor." }, [
    headroom,
    block("textBlock", {
      size: 7,
      html: "<h1>Share Northkeep</h1><p>Stromness Sailing Club sends this link round its members. It says that the club sent them, so that we know whom to thank when the drawings are chosen for next year.</p>",
    }),
    block("image", {
      size: 5,
      image: picture("sea", "A calm sea at dusk with the sun on the horizon"),
      ratio: "4:3",
    }),
    block("affiliate", {
      size: 7,
      title: "The club's link",
      copy: "It leads to the Tideline collection. Your own club would like one? Write to us and say what to call it.",
      code: "stromness-sc",
      path: "/collection/tideline/",
      smallPrint: "The link carries the club's name and nothing about whoever follows it.",
    }),
    block("interactions", { size: 5, heading: "Or pass this page on" }),
    block("textBlock", { html: "<h2>When to launch</h2>" }),
    block("customCode", { size: 8, title: "The tide at Dale", height: 170, code: tideClock }),
    block("feed", { size: 4, title: "From our pages", source: "drive", limit: 2, layout: "tiles" }),
    block("summary", { asyncData: `/omnis/v3/division/${divisionId}/figures/` }),
    block("feed", { title: "Lately on the table", source: "photos", limit: 4, layout: "tiles" }),
  ]);

export const clubPages: readonly DemoPage[] = [
  { url: "/trade-prices/", name: "Trade prices", build: trade },
  { url: "/share/", name: "Share Northkeep", build: share },
];

const closedWords = block("storeHidden", {
  title: "Back with the spring tide",
  copy: "We are out counting seagrass. The shop opens again when the boots are dry.",
  mailingList: "coast",
});

/** Pages of which the home page says what visitors read while the shop is closed. */
export const withClosedWords = (pages: readonly DemoPage[]): readonly DemoPage[] =>
  pages.map((each) => (each.url === "/" ? { ...each, build: (parts) => ending(each.build(parts)) } : each));

function ending(home: ReturnType<DemoPage["build"]>): ReturnType<DemoPage["build"]> {
  const blocks = Array.isArray(home.blocks) ? home.blocks : [];
  return { ...home, blocks: [...blocks, { ...closedWords, order: blocks.length }] };
}
