// The platform's page for shops that sell a lot, in the dark theme of professionals.
import { block, headroom, page } from "@selvedge/pages/wire/written-page";
import type { DemoPage } from "../kinds.ts";

const build: DemoPage["build"] = ({ picture }) =>
  page(
    {
      title: "For busy shops",
      description: "A team with roles, every garment in view, and parcels that carry your name.",
      theme: { extends: "pro-dark" },
    },
    [
      headroom,
      block("textBlock", {
        size: 8,
        html: "<h1>When it sells faster than you can look</h1><p>One order a week or four hundred: the floor is the same, and so is the price list. What changes is how much of it you have to watch, so we made that less.</p>",
      }),
      block("grid", {
        breakpoints: { xs: 1, md: 2, lg: 4 },
        items: [
          fact("lock", "A team with roles", "Who may change prices, who answers customers, who only looks."),
          fact("eye", "Every garment in view", "Picked, printed, checked, packed: each step as it happens."),
          fact("ruler", "Artwork judged early", "A print that would come out soft is named before it sells."),
          fact("van", "Parcels in your name", "Tracked, with your shop on the slip and ours nowhere."),
        ],
      }),
      block("row", {
        look: "panel",
        items: [
          block("row", {
            direction: "column",
            items: [
              block("textBlock", {
                html: "<h2>You see what the floor sees</h2><p>Each garment has its own story, from the shelf to the van. Your customers read the same one, so most of their questions are answered before they are asked.</p>",
              }),
              block("button", { text: "See what it costs", href: "/prices/", icon: "arrow" }),
            ],
          }),
          block("image", {
            image: picture("make", "An order with three garments, each with the steps it has passed"),
          }),
        ],
      }),
      block("textBlock", { html: "<h2>Before you move a shop here</h2>" }),
      ...[
        [
          "Is there a fee for a large shop?",
          "No. The price of a garment and its print is the same for everybody, and the price list is public.",
        ],
        [
          "Can somebody else pack for me?",
          "We pack. Your name stands on the slip, and the parcel comes back to us if it is returned to sender.",
        ],
        [
          "What happens on a very busy day?",
          "Orders are printed in the order in which they are due, and the checkout names a later day rather than one that we would miss.",
        ],
      ].map(([question, answer]) =>
        block("expandable", { size: 8, questionMeta: question, answerMeta: `<p>${answer}</p>` }),
      ),
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

const fact = (icon: string, title: string, copy: string) => block("card", { icon, title, copy });

export const busyShops: DemoPage = { url: "/busy-shops/", name: "For busy shops", build };
