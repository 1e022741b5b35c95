// Why somebody comes to help: a choice in plain words that ends in something they can do.
import type { HelpGroupCode } from "./groups.ts";

export interface HelpReason {
  /** Its name in addresses: /help/reason/NAME/. */
  name: string;
  title: string;
  text: string;
  group: HelpGroupCode;
  /** Names of the questions that answer it, the likeliest first. */
  questions: readonly string[];
  /** What to press; "write" is a mail to the shop. */
  action: { text: string; href: string } | "write";
}

export const helpReasons: readonly HelpReason[] = [
  {
    name: "not-arrived",
    title: "My order has not arrived",
    text: "Your receipt shows where each piece is now, and the parcel's number once it is on the road.",
    group: "delivery",
    questions: ["where-is-my-order", "when-does-my-order-arrive"],
    action: { text: "See your orders", href: "/account/" },
  },
  {
    name: "faulty",
    title: "Something is wrong with it",
    text: "A wrong piece, a fault in the print or the cloth, or damage on the way: one photograph is enough.",
    group: "returns",
    questions: ["something-is-wrong-with-my-order"],
    action: "write",
  },
  {
    name: "does-not-fit",
    title: "It doesn't fit",
    text: "Tell us which size you need instead.",
    group: "returns",
    questions: ["it-does-not-fit", "which-size-am-i"],
    action: "write",
  },
  {
    name: "changed-my-mind",
    title: "I don't want it any more",
    text: "Before it is printed we can stop it. After delivery the law gives you 14 days for most pieces.",
    group: "returns",
    questions: ["can-i-change-my-order", "can-i-return-something"],
    action: "write",
  },
  {
    name: "wrong-details",
    title: "I ordered the wrong size, colour or address",
    text: "Write at once: a few hours after you order it goes to the printer.",
    group: "orders",
    questions: ["can-i-change-my-order", "can-i-change-the-address"],
    action: "write",
  },
  {
    name: "invoice",
    title: "I need an invoice",
    text: "Every paid order has one, on its receipt and in your account.",
    group: "paying",
    questions: ["is-vat-included"],
    action: { text: "See your orders", href: "/account/" },
  },
];

export const findReason = (name: string): HelpReason | undefined => helpReasons.find((each) => each.name === name);
