// What each role of a shop's people may do in its dashboard. A permission is a word of the form area.action; everything
// that is not listed is refused, and an unknown role gives nothing. docs/roles.md shows the whole table to a reader.
// Source: readings "Roles".

/** Every permission of a shop's people, with the sentence that a person reads. Words that end in .read change nothing. */
export const merchantPermissions = {
  "overview.read": "See what is being made and what needs attention",
  "money.read": "See sales, profit and payouts",
  "orders.read": "See orders and who placed them",
  "orders.manage": "Cancel, exchange and return orders",
  "orders.refund": "Refund orders, whole or in part",
  "customers.read": "See customers and subscribers",
  "products.read": "See products, collections and blanks",
  "products.edit": "Make and change products",
  "products.publish": "Put products on sale and take them off",
  "collections.edit": "Make and change collections",
  "designs.read": "See designs and artworks",
  "designs.edit": "Make and change designs and artworks",
  "pages.read": "See pages that are not published yet",
  "pages.edit": "Make and change pages",
  "pages.publish": "Publish pages and take them down",
  "themes.edit": "Change how the shop looks",
  "blog.edit": "Write blog posts, as drafts",
  "blog.publish": "Publish blog posts and take them down",
  "marketing.edit": "Send notifications and offers, and run split tests",
  "discounts.read": "See discount codes and what they take off",
  "discounts.edit": "Make and end discount codes",
  "giftcards.read": "See gift cards and what is on them",
  "giftcards.edit": "Issue and disable gift cards, and change what is on them",
  "reviews.read": "See what buyers say of products",
  "reviews.answer": "Show, hide and answer reviews",
  "chat.answer": "Answer shoppers in the chat",
  "quotes.manage": "Answer requests for quotes",
  "shop.edit": "Change the shop's name, address, menu, plugins and who can visit it",
  "shop.code": "Put code of their own into the head of the shop's pages",
  "integrations.edit": "Connect other platforms and keep access keys",
  "people.manage": "Invite people to the shop and change their roles",
  "billing.manage": "Change the plan and how it is paid",
  "payouts.manage": "Change the account that earnings are paid to",
  "shop.close": "Close the shop or give it to another owner",
} as const;

export type MerchantPermission = keyof typeof merchantPermissions;

interface MerchantRole {
  name: string;
  /** What this role is for, as shown to the person who grants it. */
  purpose: string;
  permissions: readonly MerchantPermission[];
}

const everything = Object.keys(merchantPermissions) as MerchantPermission[];
const allBut = (...words: MerchantPermission[]) => everything.filter((word) => !words.includes(word));

/** Everybody of a shop sees what it sells. */
const anybody: readonly MerchantPermission[] = ["overview.read", "products.read", "designs.read"];

export const merchantRoles: Record<string, MerchantRole> = {
  owner: { name: "Owner", purpose: "Owns the shop. May do everything.", permissions: everything },
  admin: {
    name: "Admin",
    purpose: "Runs the shop for its owner. Cannot change payouts or close the shop.",
    permissions: allBut("payouts.manage", "shop.close"),
  },
  manager: {
    name: "Manager",
    purpose: "Runs the daily business: orders, products, pages and marketing.",
    permissions: allBut(
      "shop.code",
      "integrations.edit",
      "people.manage",
      "billing.manage",
      "payouts.manage",
      "shop.close",
    ),
  },
  designer: {
    name: "Designer",
    purpose: "Makes designs, products and pages. Sees neither orders nor money.",
    permissions: [
      ...anybody,
      "products.edit",
      "products.publish",
      "collections.edit",
      "designs.edit",
      "pages.read",
      "pages.edit",
      "themes.edit",
      "blog.edit",
    ],
  },
  marketer: {
    name: "Marketer",
    purpose: "Promotes the shop. Sees subscribers, but neither orders nor money.",
    permissions: [
      ...anybody,
      "customers.read",
      "products.edit",
      "products.publish",
      "collections.edit",
      "pages.read",
      "pages.edit",
      "pages.publish",
      "blog.edit",
      "blog.publish",
      "marketing.edit",
      "discounts.read",
      "discounts.edit",
      "reviews.read",
      "reviews.answer",
    ],
  },
  support: {
    name: "Support",
    purpose: "Helps shoppers with their orders. Does not see what the shop earns.",
    permissions: [
      ...anybody,
      "orders.read",
      "orders.manage",
      "orders.refund",
      "customers.read",
      "discounts.read",
      "giftcards.read",
      "giftcards.edit",
      "reviews.read",
      "reviews.answer",
      "chat.answer",
      "quotes.manage",
    ],
  },
  accountant: {
    name: "Accountant",
    purpose: "Reads orders and money. Changes nothing.",
    permissions: [...anybody, "money.read", "orders.read", "giftcards.read"],
  },
  viewer: {
    name: "Viewer",
    purpose: "Looks at everything. Changes nothing.",
    permissions: everything.filter((word) => word.endsWith(".read")),
  },
};

/**
 * The permissions of somebody with this role and with words of their own (dashboardPermissions), in the order of the
 * table. Unknown roles and words give none.
 */
export function merchantPermissionsOf(role: string, extra: readonly string[] = []): MerchantPermission[] {
  const held: readonly string[] = Object.hasOwn(merchantRoles, role) ? merchantRoles[role]!.permissions : [];
  return everything.filter((word) => held.includes(word) || extra.includes(word));
}

/** Whether somebody with this role may do it; unknown roles may do nothing. */
export const merchantMay = (role: string, permission: MerchantPermission): boolean =>
  merchantPermissionsOf(role).includes(permission);
