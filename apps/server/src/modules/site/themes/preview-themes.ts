import { readDivision } from "@selvedge/db/read-division";
import type { Platform } from "../../../platform.ts";
import { previewPassMs, previewPassParameter, signedPass } from "../../../plugins/access/shop-pass.ts";
import type { Merchant } from "../../plumbing/audit/index.ts";
import { shopLabel } from "./queries.ts";

/**
 * An address of the shop's home page that shows it in any theme to anyone who opens it, so that the dashboard can frame it. It
 * carries a pass that ends by itself, and at once for somebody who leaves the shop.
 */
export async function previewThemes({ config, origins, pools, now }: Platform, { divisionId, account }: Merchant) {
  const shop = await readDivision(pools.web, divisionId, (db) => shopLabel(db, divisionId));
  const untilMs = now().getTime() + previewPassMs;
  const signing = { config, divisionId, passwordHash: null };
  const url = new URL("/", shop?.label ? origins.shop(shop.label) : origins.main);
  url.searchParams.set("preview", "theme");
  url.searchParams.set(previewPassParameter, signedPass(signing, { kind: "preview", subject: account.id }, untilMs));
  return { url: url.href, expiresAt: new Date(untilMs).toISOString() };
}
