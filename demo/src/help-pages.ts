import { faultyPromise } from "@selvedge/domain/returns/faulty-promise";
import { block, headroom, page } from "@selvedge/pages/wire/written-page";
import type { DemoPage } from "./kinds.ts";

/** Delivery and questions: what every shop that we print for can promise. */
export const helpPages = ({ shopName, email }: { shopName: string; email: string }): DemoPage[] => [
  { url: "/delivery/", name: "Delivery and returns", build: () => delivery(shopName) },
  { url: "/questions/", name: "Questions", build: () => questions(shopName, email) },
];

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
        html: `<h1>Delivery and returns</h1><p>Each piece is printed when you order it. Order before noon and it leaves us two working days later; the checkout names the days on which it arrives, and we keep to them.</p><h2>What it costs</h2><ul><li>United Kingdom, Royal Mail Tracked 48: £3.99, two to three working days on the road</li><li>United Kingdom, Royal Mail Tracked 24: £4.95, one working day</li><li>Europe, tracked: £7.95 and £1.50 for each further piece</li><li>Everywhere else, tracked: £11.95 and £2.50 for each further piece</li></ul><p>Every parcel has a number, and your receipt shows each garment as it is printed, checked and packed.</p><h2>When something is wrong</h2><p>${faultyPromise.long}. Send one photograph with your order number; you need not send the piece back.</p>`,
      }),
    ],
  );

const questions = (shopName: string, email: string) =>
  page({ title: "Questions", description: `What people ask ${shopName} before they order.` }, [
    headroom,
    block("textBlock", { html: "<h1>Questions</h1>" }),
    ...[
      [
        "How does it fit?",
        "Each product page has a guide measured flat, in centimetres. Lay your favourite shirt on a table and compare; it beats guessing.",
      ],
      [
        "How should I wash it?",
        "At 30 degrees, inside out, with things of the same colour. Dry it in the air. Iron round the print, not over it.",
      ],
      [
        "Can I change an order?",
        "Until it goes to the printer, usually a few hours after you order. Write to us as soon as you notice.",
      ],
      [
        "Who prints it?",
        "Selvedge, in Telford, Shropshire. They print, check and pack each piece and put our name on the parcel.",
      ],
      ["How do I reach you?", `Write to ${email}. A person answers, most days before lunch.`],
    ].map(([question, answer]) =>
      block("expandable", { size: 8, questionMeta: question, answerMeta: `<p>${answer}</p>` }),
    ),
  ]);
