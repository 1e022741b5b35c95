// What an entry of the shop's audit says to its people. The name of what it was done to follows the words.

const words: Readonly<Record<string, string>> = {
  "artwork.uploaded": "Uploaded the artwork",
  "artwork.renamed": "Renamed an artwork to",
  "artwork.deleted": "Deleted an artwork",
  "artwork.restored": "Restored an artwork",
  "design.created": "Started the design",
  "design.saved": "Saved the design",
  "product.created": "Made the product",
  "product.changed": "Changed the product",
  "product.published": "Published the product",
  "product.hidden": "Took off sale:",
  "product.shown": "Put on sale:",
  "product.deleted": "Deleted the product",
  "product.restored": "Restored the product",
  "product.approved": "Approved the product",
  "product.denied": "Denied the product",
  "product.decision_undone": "Took back the decision on",
  "collection.created": "Made the collection",
  "collection.changed": "Changed the collection",
  "collection.deleted": "Deleted the collection",
  "collections.ordered": "Changed the order of the collections",
  "discount.created": "Made the discount code",
  "discount.saved": "Changed the discount code",
  "discount.switched_off": "Ended the discount code",
  "giftcard.issued": "Issued a gift card",
  "giftcard.added": "Added to a gift card",
  "giftcard.taken": "Took from a gift card",
  "giftcard.disabled": "Disabled a gift card",
  "order.moved": "Moved the order on:",
  "order.held": "Held the order",
  "order.hold_released": "Let go on with the order",
  "order.cancelled": "Cancelled the order",
  "order.address_changed": "Changed the address of",
  "order.line_changed": "Changed a line of",
  "order.difference_asked": "Asked to pay a difference for",
  "order.difference_asked_again": "Asked again to pay a difference for",
  "order.difference_withdrawn": "Withdrew the payment link of",
  "order.refund_asked": "Asked for a refund of",
  "order.refund_asked_again": "Asked again for a refund of",
  "order.refunded": "Refunded the order",
  "order.refunded_by_hand": "Paid back by hand for",
  "order.invoice_paid": "Recorded the payment of the invoice of",
  "order.invoice_part_paid": "Recorded a part of the payment for",
  "order.refund_refused": "A refund did not go through:",
  "labels.reprinted": "Printed labels again for",
  "parcel.weight_confirmed": "Confirmed a parcel's weight:",
  "page.created": "Made the page",
  "page.published": "Published the page",
  "page.restored": "Brought back a version of the page",
  "page.deleted": "Deleted the page",
  "page.undeleted": "Brought back the page",
  "page.moved": "Changed the address of a page to",
  "page.shown": "Showed the page",
  "page.hidden": "Hid the page",
  "page.access_changed": "Changed who can see a page",
  "post.created": "Wrote the post",
  "post.saved": "Changed the post",
  "post.deleted": "Deleted the post",
  "help.saved": "Changed a question of the help centre",
  "help.deleted": "Deleted a question of the help centre",
  "help.ordered": "Changed the order of the help centre",
  "legal_text.saved": "Changed a legal text",
  "legal_text.reset": "Went back to the platform's legal text",
  "theme.chosen": "Changed the theme",
  "theme.published": "Published changes of the theme",
  "theme.taken_back": "Took changes of the theme back",
  "font.added": "Added a font",
  "font.deleted": "Deleted a font",
  "company.saved": "Changed the company's details",
  "shop.created": "Opened the shop",
  "shop.previewed": "Looked at the shop as a visitor",
  "shop.access_changed": "Changed who can visit the shop",
  "shop.visitor_let_in": "Let a visitor in",
  "shop.visitor_shut_out": "Took a visitor's way in",
  "shop.surroundings_changed": "Changed the header and footer",
  "shop.menus_changed": "Changed the menus",
  "shop.plugins_changed": "Changed the plugins",
  "shop.head_code_changed": "Changed the shop's own code",
  "shop.review_started": "Put the shop under review",
  "shop.review_changed": "Changed the reason for the review",
  "shop.review_ended": "Ended the review",
  "project.plan_changed": "Changed the plan",
  "team.invited": "Invited",
  "team.invited_again": "Sent the invitation again to",
  "team.invitation_withdrawn": "Withdrew the invitation of",
  "team.joined": "Joined the team",
  "team.changed": "Changed what somebody may do:",
  "team.removed": "Took out of the team:",
  "team.role_made": "Made the role",
  "team.role_changed": "Changed the role",
  "team.role_removed": "Deleted a role",
  "team.two_factor_rule": "Changed whether everyone needs two-factor",
  "permission.granted": "Gave a permission to",
  "permission.denied": "Refused a permission to",
};

/** Actions whose own words name their person already. */
const namesItself: readonly string[] = ["team.joined", "shop.created", "project.plan_changed"];

/** An action as a person reads it. One without words of its own is named by its word: "gift.sent" is "Gift: sent". */
export function activityWords(action: string): string {
  if (Object.hasOwn(words, action)) return words[action]!;
  const [of = "", what = ""] = action.replaceAll("_", " ").split(".");
  return `${of.slice(0, 1).toUpperCase()}${of.slice(1)}${what ? `: ${what}` : ""}`;
}

const pages: Readonly<Record<string, string>> = {
  order: "/orders",
  product: "/products",
  design: "/designs",
  post: "/blog",
  discount: "/discounts",
  giftcard: "/gift-cards",
};

/** Where a thing has a page of its own in the dashboard; null for all others. */
export const activityPage = ({ kind, id }: { kind: string; id: string }): string | null =>
  Object.hasOwn(pages, kind) && /^\d+$/.test(id) ? `${pages[kind]}/${id}` : null;

/** The name that follows the words; empty where they say it all. */
export const activityName = (action: string, name: string): string => (namesItself.includes(action) ? "" : name);
