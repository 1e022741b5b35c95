// When the garden is open, and what to look at on the way round.
import { block, page } from "@selvedge/pages/wire/written-page";
import type { ArtworkName } from "../artworks.ts";
import type { DemoPage, PageParts } from "../kinds.ts";

const build: DemoPage["build"] = ({ artwork, mockup }) =>
  page(
    {
      title: "Plan a visit",
      description:
        "When the garden is open, a walk of forty minutes round it, and answers for dogs, prams and schools.",
    },
    [
      block("banner", {
        kind: "compact",
        eyebrow: "Castle Green, Hereford",
        title: "Come on a *quiet* Wednesday",
        copy: "The gate is the green one. Ring once; we are usually at the far end, with wet hands.",
        media: "overlay",
        cutouts: [{ image: mockup("Poppy tee"), href: "/product/poppy-tee/" }],
      }),
      block("announcement", {
        icon: "clock",
        text: "Last entry at half past three. On Mondays the pages are turned and nobody is let in.",
        alignment: "left",
        action: { text: "Why", href: "/about/" },
      }),
      block("summary", {
        figures: [
          { figure: "10 to 4", text: "Wednesday to Sunday, all year" },
          { figure: "£6", text: "and nothing for anyone under sixteen" },
          { figure: "40 min", text: "to walk round, an hour if you read the labels" },
        ],
      }),
      block("textBlock", {
        align: "center",
        html: "<h2>A walk round the beds</h2><p><em>In the order in which Hester wrote it down</em></p>",
      }),
      block("row", {
        look: "thread",
        direction: "column",
        items: [
          stop(
            artwork,
            "foxglove",
            "<h3>The heart bed</h3><p>Foxgloves against the south wall, where they seed themselves into the mortar. Look, and put your hands in your pockets.</p>",
          ),
          stop(
            artwork,
            "chamomile",
            "<h3>The lawn you may lie on</h3><p>Forty square metres of chamomile, mown twice a year with shears. It smells of apples where you have been.</p>",
          ),
          stop(
            artwork,
            "fly-agaric",
            "<h3>Under the birch</h3><p>Fly agaric, from the first wet week of October. The gardeners count them each morning and do not say where the best ones are.</p>",
          ),
        ],
      }),
      block("spacer", { height: 32, rule: true }),
      block("textBlock", { html: "<h2>Before you come</h2>" }),
      ...[
        [
          "May I bring the dog?",
          "On a lead, and not into the poison beds. There is a bowl at the gate, and a biscuit in the drawer.",
        ],
        [
          "Will a pram or a chair get round?",
          "All of it but the fernery, which is eleven steps down. The path is brick, level and wide enough for two.",
        ],
        [
          "May I pick something?",
          "One leaf, from the bed by the gate, which is planted for it. The rest has a letter, and the letter says no.",
        ],
      ].map(([question, answer]) => block("expandable", { questionMeta: question, answerMeta: `<p>${answer}</p>` })),
      block("action", {
        size: 6,
        icon: "chat",
        title: "Bringing a school?",
        copy: "Up to thirty, on Thursdays, with a plate each to colour in.",
        does: "chat",
        buttonText: "Write to us",
      }),
      block("appIcon", {
        size: 6,
        places: [
          { icon: "pin", text: "The museum", href: "/about/" },
          { icon: "document", text: "Day book", href: "/blog/" },
          { icon: "mail", text: "Garden letter", href: "/newsletter/" },
          { icon: "chat", text: "Write", href: "/contact/" },
        ],
      }),
      block("productList", {
        title: "To take home",
        href: "/collection/house/",
        linkText: "For the house",
        sortBy: "new-in",
        limit: 4,
      }),
    ],
  );

/** One stop of the walk: what it is, beside its plate. */
const stop = (artwork: PageParts["artwork"], name: ArtworkName, html: string) =>
  block("row", { items: [block("textBlock", { html }), block("image", { image: artwork(name), ratio: "short" })] });

export const visit: DemoPage = { url: "/plan-a-visit/", name: "Plan a visit", build };
