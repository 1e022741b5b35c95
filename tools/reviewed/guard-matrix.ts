import { permissionGuard } from "@selvedge/domain/access/account-guards";
import type { Guard } from "@selvedge/domain/access/guard";
import { decideVisit, type GuardName, guards } from "@selvedge/domain/access/guards";
import { loginStates } from "@selvedge/domain/access/pages/login-states";
import { pageGuards } from "@selvedge/domain/access/pages/page-access";
import { visitFacts } from "@selvedge/domain/access/visit-facts";
import { markdownTable } from "./markdown-table.ts";
import {
  badgeHolders,
  doors,
  type Kinds,
  type Known,
  places,
  projects,
  someShop,
  variations,
  visitors,
} from "./visitor-kinds.ts";

/** The document that shows every guard beside every kind of visitor, made from the rules themselves. */
export function guardMatrix(): string {
  const names = Object.keys(guards) as GuardName[];
  const isAbout = (pattern: RegExp) => names.filter((name) => pattern.test(name));
  return [
    "# Who is let in where",
    "Written from `packages/domain/src/access` by `node tools/reviewed/write.ts`; a test compares it with the rules. **yes** lets through, a path says where the visitor goes instead.",
    "## What each guard asks",
    markdownTable(
      ["Guard", "Lets through when"],
      names.map((name) => [code(name), guards[name].sentence]),
    ),
    "## Every guard and every visitor",
    "On a shop that is open, without a project, asking for `/asked/`. The last row stands for the guard of any dashboard permission.",
    matrix(
      "Guard",
      [...names.map((name) => row(name)), ["may orders.read", permissionGuard("orders.read")] as const],
      visitors,
    ),
    "## The doors of a shop",
    ...isAbout(/^canVisit(Store|ReviewedStore|Countdown|Login|UnderReview)/).flatMap((name) => [
      `### ${name}`,
      markdownTable(
        ["Shop", ...Object.keys(visitors)],
        Object.entries(doors).map(([door, shop]) => [
          door,
          ...Object.values(visitors).map((visitor) =>
            cell(guards[name], { ...visitor, ...shop, ...hostOf(visitor, shop) }),
          ),
        ]),
      ),
    ]),
    "## Pages by who may see them",
    markdownTable(
      ["Page", ...Object.keys(visitors)],
      [true, false].flatMap((isPublished) =>
        loginStates.map((loginState) => [
          isPublished ? loginState : `${loginState}, not published`,
          ...Object.values(visitors).map((visitor) => {
            const decision = decideVisit(pageGuards({ loginState, isPublished }), factsOf(visitor));
            return decision.ok ? "yes" : code(short(decision.to));
          }),
        ]),
      ),
    ),
    "## Plans, integrations, payments",
    matrix("Guard", isAbout(/Pro$|Turbo|Shopify|Bespoke|Processor/).map(row), projects),
    "## Badges",
    matrix("Guard", isAbout(/Badge$/).map(row), badgeHolders),
    "## Countries",
    matrix("Guard", isAbout(/^is(UK|EU|Rest)/).map(row), places),
    "## The home page's split test",
    matrix("Guard", isAbout(/Homepage$/).map(row), variations),
    "",
  ].join("\n\n");
}

const row = (name: GuardName) => [name, guards[name]] as const;

const matrix = (corner: string, rows: readonly (readonly [string, Guard])[], kinds: Kinds): string =>
  markdownTable(
    [corner, ...Object.keys(kinds)],
    rows.map(([name, guard]) => [code(name), ...Object.values(kinds).map((kind) => cell(guard, kind))]),
  );

const factsOf = (known: Known) => visitFacts({ ...someShop, ...known });

/** A visitor keeps their own host where they are somewhere else than at the shop. */
const hostOf = (visitor: Known, shop: Known): Known =>
  visitor.context === "backoffice" ? { site: "backoffice", divisionId: shop.divisionId ?? 101 } : {};

function cell(guard: Guard, known: Known): string {
  const to = guard.redirect(factsOf(known));
  return to === null ? "yes" : code(short(to));
}

const short = (path: string) => path.replace(/redirect_uri=.*/, "redirect_uri=…");
const code = (text: string) => `\`${text}\``;
