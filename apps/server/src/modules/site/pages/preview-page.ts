import { readDivision } from "@selvedge/db/read-division";
import type { Platform } from "../../../platform.ts";
import { previewPassMs, previewPassParameter, signedPass } from "../../../plugins/access/shop-pass.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Merchant } from "../../plumbing/audit/index.ts";
import { findDraft, shopLabel } from "./draft-queries.ts";

/**
 * An address under the shop's own subdomain that shows a page's draft, so that the dashboard can frame it. It carries a pass
 * that ends by itself, and at once for somebody who leaves the shop. Throws notFound.
 */
export async function previewPage(
  { config, origins, pools, now }: Platform,
  { divisionId, account }: Merchant,
  id: number,
): Promise<{ url: string; expiresAt: string }> {
  const [row, label] = await readDivision(pools.web, divisionId, (db) =>
    Promise.all([findDraft(db, divisionId, id), shopLabel(db, divisionId)]),
  );
  if (!row) throw new Refusal("notFound");
  const untilMs = now().getTime() + previewPassMs;
  const signing = { config, divisionId, passwordHash: null };
  const url = new URL(row.url, label === null ? origins.main : origins.shop(label));
  url.searchParams.set("preview", "edit");
  url.searchParams.set(previewPassParameter, signedPass(signing, { kind: "preview", subject: account.id }, untilMs));
  return { url: url.href, expiresAt: new Date(untilMs).toISOString() };
}
