// What staff may do. A permission is a word of the form area.action; a role is a set of them. Everything that is not
// listed here is refused, and an unknown role gives nothing. docs/roles.md shows the whole table to a reader.
// Source: readings "Roles", print-on-demand section 3 "Roles".

/** Every permission of staff, with the sentence that a person reads. */
export const staffPermissions = {
  "orders.read": "See orders of every shop",
  "orders.release": "Release paid orders to the floor",
  "orders.hold": "Hold and release orders",
  "orders.stop": "Stop an order on the floor, with a reason",
  "orders.resume": "Resume a stopped order",
  "orders.cancel": "Cancel orders before their garments are printed",
  "orders.change_address": "Change where an order is sent",
  "orders.mark_paid": "Mark orders as paid by hand",
  "orders.exchange": "Exchange garments of a sent order",
  "orders.resend": "Remake and resend garments free of charge",
  "orders.refund_small": "Refund orders up to the limit of customer care",
  "orders.refund": "Refund orders",
  "orders.dispute": "Record that a card holder disputes a payment",
  "orders.decide_dispute": "Close a disputed payment with its outcome",
  "orders.review_risk": "Decide orders that were stopped as risky",
  "quotes.read": "See bespoke quotes of every shop",
  "quotes.write": "Write bespoke quotes and change them",
  "quotes.authorise_terms": "Let a customer pay by invoice",
  "quotes.proof": "Upload proofs of a bespoke order's art",
  "quotes.approve": "Record a customer's approval that came by email",
  "quotes.record_po": "Record a purchase order's number",
  "production.plan": "Plan bespoke orders and paper batches",
  "labels.print": "Print garment labels",
  "labels.override": "Let a garment skip a step, with a reason",
  "labels.fault": "Report a damaged garment and remake it",
  "labels.cancel": "Cancel garments that will not be made",
  "floor.read": "See the factory floor",
  "floor.scan": "Scan garments at a station",
  "badges.manage": "Issue and withdraw badges, set PINs, and open terminals for badges",
  "stock.read": "See the stock of every shelf",
  "stock.move": "Move stock between shelves",
  "stock.count": "Correct a shelf's stock count",
  "products.moderate": "Approve and deny designs",
  "files.preview": "See small pictures of print files",
  "files.read": "Open print files",
  "shops.read": "See every shop and project",
  "shops.moderate": "Approve and deny shops' addresses, and put shops under review",
  "shops.edit": "Change shops and projects, and switch them off",
  "customers.read": "See customers of every shop",
  "customers.edit": "Change customers' details",
  "customers.see_as": "See a customer's dashboard or account as they see it",
  "customers.change_as": "Change a shop while seeing its dashboard as its owner",
  "chat.answer": "Answer shoppers and merchants in the chat",
  "money.read": "See what shops and the platform earn",
  "staff.read": "See who works here",
  "staff.edit": "Invite staff, change their roles and switch them off",
  "staff.mute": "Mute and unmute staff",
  "staff.read_private": "See staff's bank details, addresses and insurance numbers",
  "staff.edit_private": "Change staff's bank details, addresses and insurance numbers",
  "permissions.decide": "Answer requests for permissions",
  "system.read": "See the platform's health, queues and failures",
  "system.switch": "Switch features and split tests",
  "jobs.read": "See failed jobs and why they failed",
  "jobs.run": "Run failed jobs again",
} as const;

export type StaffPermission = keyof typeof staffPermissions;

interface StaffRole {
  name: string;
  /** What this role is for, as shown to the person who grants it. */
  purpose: string;
  permissions: readonly StaffPermission[];
}

const everything = Object.keys(staffPermissions) as StaffPermission[];

/** People at a station. Any of them may stop an order: a fault is best stopped where it is seen. */
const operatorPermissions: readonly StaffPermission[] = [
  "floor.read",
  "floor.scan",
  "orders.read",
  "orders.stop",
  "files.preview",
];

const care: readonly StaffPermission[] = [
  "orders.read",
  "orders.hold",
  "orders.stop",
  "orders.resume",
  "orders.cancel",
  "orders.change_address",
  "orders.exchange",
  "orders.resend",
  "orders.refund_small",
  "quotes.read",
  "floor.read",
  "files.preview",
  "files.read",
  "shops.read",
  "customers.read",
  "customers.edit",
  "customers.see_as",
  "chat.answer",
];

const lead: readonly StaffPermission[] = [
  ...operatorPermissions,
  "orders.release",
  "orders.hold",
  "orders.resume",
  "production.plan",
  "labels.print",
  "labels.override",
  "labels.fault",
  "badges.manage",
  "files.read",
];

export const staffRoles: Record<string, StaffRole> = {
  "super-admin": { name: "Super admin", purpose: "Runs the platform. May do everything.", permissions: everything },
  support: { name: "Customer care", purpose: "Helps shoppers and merchants with their orders.", permissions: care },
  "support-lead": {
    name: "Customer care lead",
    purpose: "Leads customer care, and records disputed payments.",
    permissions: [...care, "orders.dispute"],
  },
  moderator: {
    name: "Moderator",
    purpose: "Reviews designs and shops before anything is made for them.",
    permissions: ["products.moderate", "files.preview", "files.read", "shops.read", "shops.moderate"],
  },
  finance: {
    name: "Finance",
    purpose: "Takes, returns and accounts for money.",
    permissions: [
      "orders.read",
      "orders.mark_paid",
      "orders.refund_small",
      "orders.refund",
      "orders.dispute",
      "orders.decide_dispute",
      "quotes.read",
      "quotes.authorise_terms",
      "shops.read",
      "customers.read",
      "money.read",
    ],
  },
  risk: {
    name: "Risk",
    purpose: "Decides orders that look like fraud.",
    permissions: [
      "orders.read",
      "orders.hold",
      "orders.cancel",
      "orders.review_risk",
      "shops.read",
      "customers.read",
      "money.read",
    ],
  },
  people: {
    name: "People",
    purpose: "Manages staff records and permissions.",
    permissions: [
      "staff.read",
      "staff.edit",
      "staff.mute",
      "badges.manage",
      "staff.read_private",
      "staff.edit_private",
      "permissions.decide",
    ],
  },
  engineering: {
    name: "Engineering",
    purpose: "Builds and runs the platform.",
    permissions: [
      "orders.read",
      "floor.read",
      "files.preview",
      "files.read",
      "shops.read",
      "system.read",
      "system.switch",
      "jobs.read",
      "jobs.run",
    ],
  },
  "account-manager": {
    name: "Account manager",
    purpose: "Looks after bespoke customers from quote to order.",
    permissions: [
      "orders.read",
      "quotes.read",
      "quotes.write",
      "quotes.approve",
      "quotes.record_po",
      "files.preview",
      "shops.read",
      "customers.read",
      "customers.edit",
    ],
  },
  artworker: {
    name: "Artworker",
    purpose: "Prepares the artwork of bespoke orders.",
    permissions: ["quotes.read", "quotes.proof", "files.preview", "files.read"],
  },
  "factory-manager": {
    name: "Factory manager",
    purpose: "Manages a factory: its orders, people and stock.",
    permissions: [...lead, "labels.cancel", "orders.resend", "staff.read"],
  },
  "factory-lead": { name: "Factory lead", purpose: "Leads a shift on the floor.", permissions: lead },
  picker: { name: "Picker", purpose: "Takes blanks from the shelves.", permissions: operatorPermissions },
  pretreat: { name: "Pretreat", purpose: "Prepares dark cotton for white ink.", permissions: operatorPermissions },
  printer: {
    name: "Printer",
    purpose: "Runs the printing machines.",
    permissions: [...operatorPermissions, "labels.fault", "files.read"],
  },
  quality: {
    name: "Quality",
    purpose: "Checks every printed garment.",
    permissions: [...operatorPermissions, "labels.fault", "labels.print"],
  },
  packer: { name: "Packer", purpose: "Packs finished orders.", permissions: [...operatorPermissions, "labels.fault"] },
  dispatcher: { name: "Dispatcher", purpose: "Hands parcels to the carriers.", permissions: operatorPermissions },
};

/**
 * What somebody may do in the stock room, by their storeControlRole. Roles do not decide it: a person who handles stock is
 * named one by one. Source: platform-core §3 "user (staff)", print-on-demand section 2.
 */
export const storeControlRoles: Readonly<Record<string, { name: string; permissions: readonly StaffPermission[] }>> = {
  none: { name: "No stock", permissions: [] },
  viewer: { name: "Looks at stock", permissions: ["stock.read"] },
  operator: { name: "Moves stock", permissions: ["stock.read", "stock.move"] },
  controller: { name: "Moves and counts stock", permissions: ["stock.read", "stock.move", "stock.count"] },
};

/** The role that may do everything. It is never changed, so that somebody can always repair the others. */
export const adminRole = "super-admin";

/** What was given to one member of staff beside their roles. */
export interface GivenToStaff {
  /** Permission words of their own; words that are not in the table open nothing. */
  extra?: readonly string[];
  storeControlRole?: string;
  /** Permissions of roles that staff have made or changed, by the role's word. They replace what a role shipped with. */
  changed?: Readonly<Record<string, readonly string[]>>;
}

/**
 * The permissions of somebody with these roles and of what was given to them alone, each once, in the order of the table.
 * Unknown roles and words add nothing.
 */
export function permissionsOf(
  roles: readonly string[],
  { extra = [], storeControlRole = "none", changed = {} }: GivenToStaff = {},
): StaffPermission[] {
  const held = new Set<string>([
    ...roles.flatMap((role) => wordsOfRole(role, changed)),
    ...wordsOf(storeControlRoles, storeControlRole),
    ...extra,
  ]);
  return everything.filter((word) => held.has(word));
}

const wordsOfRole = (role: string, changed: NonNullable<GivenToStaff["changed"]>): readonly string[] =>
  role !== adminRole && Object.hasOwn(changed, role) ? changed[role]! : wordsOf(staffRoles, role);

const wordsOf = (table: Readonly<Record<string, { permissions: readonly string[] }>>, name: string) =>
  Object.hasOwn(table, name) ? table[name]!.permissions : [];

/** The roles of the print trade's own list, by what this platform calls them. Source: print-on-demand section 3. */
export const tradeRoles: Readonly<Record<string, string>> = {
  "factory.picker": "picker",
  "factory.pretreat": "pretreat",
  "factory.printer": "printer",
  "factory.qc": "quality",
  "factory.packer": "packer",
  "factory.dispatch": "dispatcher",
  "factory.lead": "factory-lead",
  "factory.manager": "factory-manager",
  "cs.agent": "support",
  "cs.lead": "support-lead",
  finance: "finance",
  risk: "risk",
  moderator: "moderator",
  artworker: "artworker",
  account_manager: "account-manager",
};
