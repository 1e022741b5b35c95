import type { Bound } from "@selvedge/db/bound";
import { pageGuards } from "@selvedge/domain/access/pages/page-access";
import { homepageTest } from "@selvedge/domain/access/place-guards";
import { isRecord } from "@selvedge/domain/shops/read-shape";
import type { JsonObject } from "@selvedge/pages/json";
import { isOnlySent } from "@selvedge/pages/page/page-rules";
import { sql } from "kysely";
import type { Platform } from "../../../../platform.ts";
import { Refusal } from "../../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../../plumbing/audit/index.ts";
import { type DraftRow, findDraft, lockDraft } from "../draft-queries.ts";
import { isSeen } from "../editor.ts";
import { changePage } from "../publish-page.ts";
import { freeFormerUrl, storeFormerUrl } from "../write-queries.ts";
import { addressBeside } from "./address-beside.ts";

interface MadeHome {
  id: number;
  url: string;
  /** The page that was the home page before, where it is now; null where there was none. */
  former: { id: number; name: string; url: string } | null;
}

/**
 * Puts a page at "/". The page that was there keeps what it holds, and is where it was before, or at an address made of its name;
 * the address that the new one leaves leads to it. A second press changes nothing. Throws notFound; conflict for a page that not
 * every visitor can open, and while a split test of the home page runs.
 */
export async function makeHome({ pools, now }: Platform, by: Merchant, id: number): Promise<MadeHome> {
  let former: MadeHome["former"] = null;
  const { url } = await changePage(pools.web, by, id, async (db, row) => {
    if (row.url === "/") return row;
    await requireOpen(db, by, row);
    const at = now();
    former = await moveOut(db, by, at);
    await place(db, by, row, { url: "/", at });
    // Where it was leads to it.
    await storeFormerUrl(db, by.divisionId, id, { from: row.url, to: "/", at });
    const detail = { name: row.name, from: row.url, former: former?.url ?? "" };
    await writeAudit(db, { ...byMerchant(by), action: "page.made_home", subject: `page ${id}`, detail });
    return (await findDraft(db, by.divisionId, id))!;
  });
  return { id, url, former };
}

async function requireOpen(db: Bound, { divisionId }: Merchant, row: DraftRow): Promise<void> {
  const properties = propertiesOf(row);
  const message =
    row.template !== null
      ? "A template is no page of its own."
      : !isSeen(row)
        ? "Visitors do not see this page. Publish it first."
        : isOnlySent({ properties })
          ? "This page is only sent. The home page is a page of your shop."
          : pageGuards({ loginState: properties.loginState, guards: properties.guards, isPublished: true }).length > 0
            ? "Not everybody can see this page. The home page is for everyone."
            : (await hasHomepageTest(db, divisionId))
              ? "A split test of your home page is running. End it first."
              : null;
  if (message) throw new Refusal("conflict", { message });
}

/** Of what visitors see. */
const propertiesOf = ({ published }: DraftRow): JsonObject =>
  isRecord(published) && isRecord(published.properties) ? (published.properties as JsonObject) : {};

async function hasHomepageTest(db: Bound, divisionId: Merchant["divisionId"]): Promise<boolean> {
  const { rows } = await sql`
    select from split_tests where division_id = ${divisionId} and code = ${homepageTest.name} and active`.execute(db);
  return rows.length > 0;
}

/** Gives the present home page an address beside the others; null where there is none. */
async function moveOut(db: Bound, by: Merchant, at: Date): Promise<MadeHome["former"]> {
  const home = await lockHome(db, by.divisionId);
  if (!home) return null;
  const url = await addressBeside(db, by.divisionId, home);
  await freeFormerUrl(db, by.divisionId, url);
  await place(db, by, home, { url, at });
  return { id: home.id, name: home.name, url };
}

/** The home page, locked. Whoever waited for the lock may find that another page has become it. */
async function lockHome(db: Bound, divisionId: Merchant["divisionId"]): Promise<DraftRow | null> {
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      select id from pages where division_id = ${divisionId} and url = '/' and deleted_at is null`.execute(db);
    const row = rows[0] && (await lockDraft(db, divisionId, rows[0].id));
    if (!row || row.url === "/") return row ?? null;
  }
}

const homeFlag = JSON.stringify("homepage");
const flagsWith = (column: "draft" | "published", isHome: boolean) => sql`
  (select coalesce(jsonb_agg(f), '[]') from jsonb_array_elements(coalesce(${sql.ref(column)} -> 'flags', '[]')) f where f <> ${homeFlag}::jsonb)
    || ${isHome ? `[${homeFlag}]` : "[]"}::jsonb`;

/** Puts a locked page at an address. Its draft and what visitors see of it are marked alike. */
async function place(db: Bound, by: Merchant, { id }: DraftRow, { url, at }: { url: string; at: Date }): Promise<void> {
  const isHome = url === "/";
  await sql`
    update pages set url = ${url}, rev = rev + 1, updated_at = ${at}, updated_by = ${by.account.id},
      draft = jsonb_set(jsonb_set(draft, '{url}', ${JSON.stringify(url)}::jsonb), '{flags}', ${flagsWith("draft", isHome)}),
      published = jsonb_set(published, '{flags}', ${flagsWith("published", isHome)})
    where division_id = ${by.divisionId} and id = ${id}`.execute(db);
}
