// The terms that everyone accepts who opens a shop. The version is stored with the acceptance: another text is another version,
// and everybody is asked again.

export const terms = {
  version: "2026-11",
  /** As people read it. */
  validFrom: "1 November 2026",
  sections: [
    {
      title: "What you get",
      text: "A shop of your own on your own address, the studio, the checkout, and a factory that prints, checks and packs each garment when it sells. The account is free. You pay for the garment and its prints when something sells, at the prices that the studio shows before you publish.",
    },
    {
      title: "What is yours stays yours",
      text: "Your drawings, your shop's name and your customers are yours. You let us store, print and show your drawings as far as your shop and its orders need it, and no further. When you close the shop this ends, apart from orders that are still to be made or sent.",
    },
    {
      title: "What you may sell",
      text: "Only what you made or may use. Nothing that breaks the law, copies other people's brands or faces without their leave, or attacks people for who they are. We look at products before and while they are on sale, and may take one down; we say why, and you may appeal.",
    },
    {
      title: "Money",
      text: "Shoppers pay you through us. From each sale we keep the garment, the prints, the delivery and the VAT that is due; the rest is yours and is paid out on the first of each month. Before the first payout we need to know who you are and where the money goes.",
    },
    {
      title: "When something goes wrong",
      text: "If a print or a garment is faulty we make it again or pay it back, at our cost. If a parcel is lost we send another. Shoppers have the rights that the law gives them, and you and we honour them.",
    },
    {
      title: "Looking after the account",
      text: "Keep the password to yourself, and tell us at once if somebody else has it. You answer for what is done in your name. You must be 18 or older, or act for a company.",
    },
    {
      title: "Leaving",
      text: "You may close your shop at any time in its settings. We may close one that breaks these terms, after a warning unless the harm is great. What you have earned is paid out in either case.",
    },
    {
      title: "Changes",
      text: "We may change these terms. You are shown the new text and asked again when you next open the dashboard. The law of England and Wales applies.",
    },
  ],
} as const;

/** Whether an acceptance is of the present text. */
export const isCurrentTerms = (version: string | null | undefined): boolean => version === terms.version;
