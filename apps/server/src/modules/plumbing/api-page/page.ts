// The API for people: every call with who may make it, what it takes and how it can fail. Printed from the contracts.
import { callGroups } from "@selvedge/contracts/all-calls";
import { basePath, type Call, partsOfKey } from "@selvedge/contracts/call";
import { errorsOf } from "@selvedge/contracts/call-errors";
import { errors } from "@selvedge/contracts/errors";
import { escapeHtml } from "@selvedge/domain/text";
import * as z from "zod";

const accessWords: Record<Call["access"], string> = {
  anyone: "Anyone",
  signedIn: "Signed in",
  merchant: "Members of the shop",
  staff: "Staff",
};

const groupNames: Record<keyof typeof callGroups, string> = {
  accounts: "Accounts",
  security: "Settings: security",
  passkeys: "Passkeys",
  signUp: "Signing up",
  permissions: "Permissions",
  people: "People",
  customerViews: "Customers, and seeing what they see",
  staffAccess: "What staff may do",
  badges: "Badges at the stations",
  team: "A shop's team",
  activity: "Who did what in a shop",
  visitors: "Who may visit a shop",
  staffShops: "Shops, for staff",
  pages: "Pages",
  blog: "Blog",
  siteTexts: "Help and legal texts",
  company: "Company",
  themes: "Themes",
  domains: "A shop's addresses",
  settings: "How settings stand",
  shopClosing: "Export and closing",
  photos: "Photos",
  shop: "Shop",
  discounts: "Discount codes",
  giftCards: "Gift cards",
  giftCardSales: "Gift cards that are sold",
  reviews: "Reviews",
  linkTargets: "Links",
  pictures: "Pictures of a shop",
  sections: "Sections of a shop's own",
  menus: "Menus",
  plugins: "Plugins",
  surroundings: "What is around a shop's pages",
  verification: "How services know a shop's site",
  buyerWords: "What buyers read at sign-in and on receipts",
  referrals: "Shared links",
  splitTests: "Split tests",
  catalogue: "Catalogue",
  search: "Search",
  basket: "Basket",
  favouriteLists: "Favourites",
  checkout: "Checkout",
  receipts: "Receipts",
  shopOrders: "Orders of a shop",
  orderChanges: "Changes of an order",
  childOrders: "Orders made again and exchanged",
  orderEdits: "Changing an order",
  orderDifferences: "Differences to pay",
  orderPayments: "Paying a placed order",
  invoices: "Invoices",
  shopReturns: "Returns",
  staffOrders: "Orders of every shop",
  quotes: "Quotes",
  products: "Products",
  bundles: "Bundles",
  collections: "Collections",
  designs: "Designs",
  artworks: "Artworks",
  blanks: "Blanks",
  moderation: "Moderation",
  factory: "Factory",
  overview: "Overview",
  subscribers: "Subscribers",
  takeBack: "Worn garments that come back",
  failedJobs: "Failed jobs",
  audit: "Audit",
  models: "Models",
};

/** The whole page as HTML without scripts. */
export function apiPage(): string {
  const groups = Object.entries(groupNames) as [keyof typeof callGroups, string][];
  const contents = groups.map(([group, name]) => `<a href="#${group}">${name}</a>`).join("");
  const sections = groups.map(
    ([group, name]) =>
      `<section id="${group}"><h2>${name}</h2>${Object.values<Call>(callGroups[group]).map(callRow).join("")}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Selvedge API</title><style>${style}</style></head><body><main>
<h1>Selvedge API</h1><p>Every path stands under <code>${basePath}</code>. Bodies and answers are JSON. A change sends the value of the <code>XSRF-TOKEN</code> cookie as <code>X-XSRF-TOKEN</code>. The same in <a href="${basePath}/openapi.json">OpenAPI 3.1</a>.</p>
<nav>${contents}</nav>${sections.join("")}</main></body></html>`;
}

function callRow(call: Call): string {
  const { method, path } = partsOfKey(call.key);
  const takes = [
    ["Query", call.query],
    ["Body", call.body],
  ] as const;
  const fields = takes
    .filter(([, schema]) => schema)
    .map(([name, schema]) => `<h3>${name}</h3><pre>${escapeHtml(fieldsOf(schema!))}</pre>`);
  const failures = errorsOf(call).map(
    (code) => `<li><b>${errors[code].status}</b> <code>${code}</code> ${escapeHtml(errors[code].message)}</li>`,
  );
  return `<details><summary><span class="method ${method}">${method}</span><code>${escapeHtml(path)}</code><span class="who">${accessWords[call.access]}${call.permission ? `, ${call.permission}` : ""}</span></summary><div>
<p>${escapeHtml(call.summary)}</p>${call.needsIdempotencyKey ? "<p>Needs an <code>Idempotency-Key</code> header: the same key gives the same answer.</p>" : ""}${fields.join("")}${failures.length ? `<h3>Can fail with</h3><ul>${failures.join("")}</ul>` : ""}</div></details>`;
}

interface Shape {
  type?: string;
  anyOf?: Shape[];
  enum?: unknown[];
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
}

/** One line for each field: name, kind, whether it may be left out. */
function fieldsOf(schema: z.ZodType): string {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;
  return Object.entries(properties)
    .map(([name, shape]) => `${name}${required.includes(name) ? "" : "?"}: ${kindOf(shape)}`)
    .join("\n");
}

function kindOf(shape: Shape): string {
  if (shape.enum) return shape.enum.map((word) => JSON.stringify(word)).join(" | ");
  if (shape.anyOf) return shape.anyOf.map(kindOf).join(" | ");
  if (shape.type === "array") return `${kindOf(shape.items ?? {})}[]`;
  if (shape.type === "object" && shape.properties)
    return `{ ${Object.entries(shape.properties)
      .map(([name, inner]) => `${name}${shape.required?.includes(name) ? "" : "?"}: ${kindOf(inner)}`)
      .join(", ")} }`;
  return shape.type ?? "any";
}

const style = `:root{color-scheme:light dark;--canvas:#faf9f6;--surface:#fff;--ink:#1b1d22;--ink2:#565b66;--line:#e4e1da;--primary:#2b3a8c;--tint:#eef0fb;--thread:#c8322b}
@media (prefers-color-scheme:dark){:root{--canvas:#121418;--surface:#1a1d23;--ink:#ecedef;--ink2:#a7adb8;--line:#2a2e37;--primary:#93a4ff;--tint:#1e2440;--thread:#e2564f}}
*{box-sizing:border-box}body{margin:0;background:var(--canvas);color:var(--ink);font:16px/24px Inter,system-ui,sans-serif}main{max-width:920px;margin:0 auto;padding:40px 20px 80px}h1{font-size:28px;line-height:36px;margin:0 0 8px;padding-left:16px;border-left:3px solid var(--thread)}h2{font-size:20px;line-height:28px;margin:40px 0 12px}h3{font-size:13px;line-height:18px;margin:16px 0 4px;color:var(--ink2)}p{margin:0 0 12px;color:var(--ink2);max-width:68ch}a{color:var(--primary)}code,pre{font:13px/20px ui-monospace,Menlo,monospace;overflow-wrap:anywhere}pre{margin:0;white-space:pre-wrap}
nav{display:flex;flex-wrap:wrap;gap:8px;margin-top:20px}nav a{padding:10px 14px;border:1px solid var(--line);border-radius:6px;background:var(--surface);text-decoration:none}
details{background:var(--surface);border:1px solid var(--line);border-bottom:0}details:first-of-type{border-radius:10px 10px 0 0}details:last-of-type{border-bottom:1px solid var(--line);border-radius:0 0 10px 10px}summary{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center;padding:12px 16px;cursor:pointer;list-style:none}summary:hover{background:var(--tint)}summary:focus-visible,a:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
.method{font-weight:600;font-size:12px;min-width:52px;color:var(--primary)}.DELETE{color:var(--thread)}.who{margin-left:auto;color:var(--ink2);font-size:13px}details>div{padding:4px 16px 20px;border-top:1px solid var(--line)}details>div>p{margin-top:12px}ul{margin:0;padding:0;list-style:none;font-size:14px}li{padding:2px 0}`;
