/** The groups of questions in a shop's help, in the order in which they are shown. */
export const helpGroupCodes = ["delivery", "returns", "orders", "goods", "paying", "account"] as const;
export type HelpGroupCode = (typeof helpGroupCodes)[number];

export interface HelpGroup {
  name: string;
  /** A few words on what it answers. */
  about: string;
}

export const helpGroups: Readonly<Record<HelpGroupCode, HelpGroup>> = {
  delivery: { name: "Delivery", about: "Days, prices, where we send" },
  returns: { name: "Returns", about: "Wrong, faulty, not for you" },
  orders: { name: "Change an order", about: "Until it is printed" },
  goods: { name: "Sizes and care", about: "Cloth, fit, washing" },
  paying: { name: "Paying and VAT", about: "Cards, invoices, tax" },
  account: { name: "Your account", about: "Signing in, your data" },
};

export const isHelpGroup = (code: string): code is HelpGroupCode => Object.hasOwn(helpGroups, code);
