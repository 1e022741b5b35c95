import { withPlatform } from "@selvedge/db/with-division";
import { type DenialCode, denialWords } from "@selvedge/domain/factory/denial-reasons";
import { factoryDay, startOfFactoryDay } from "@selvedge/domain/factory/spare-time";
import { findBlank, printableSides } from "@selvedge/garments/blanks";
import { largestPrint } from "@selvedge/garments/print-size";
import type { Platform } from "../../platform.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { previewAddress } from "../factory/index.ts";
import { imageSizes } from "../files/index.ts";
import { warningsOf } from "../products/index.ts";
import { artResolution } from "./art-resolution.ts";
import {
  countPending,
  type Decider,
  decidedSince,
  lastDecision,
  lockProduct,
  type PendingRow,
  pendingProducts,
  writeAudit,
  writeDecision,
} from "./queries.ts";

/** A decision can be taken back for ten seconds; two more are for the way here. */
const undoMs = 10_000;
const graceMs = 2_000;

/** Designs that wait, those that paid orders wait for first. */
export async function listPending(platform: Platform, limit: number, by: Decider) {
  const now = platform.now();
  return withPlatform(platform.pools.backOffice, async (db) => {
    const [rows, total, doneToday] = await Promise.all([
      pendingProducts(db, limit),
      countPending(db),
      decidedSince(db, by.accountId, startOfFactoryDay(factoryDay(now))),
    ]);
    return { data: rows.map((row) => present(platform, row)), meta: { total, doneToday }, at: now.toISOString() };
  });
}

function present({ origins }: Platform, row: PendingRow) {
  const blank = findBlank(row.blankCode);
  const scale = blank ? largestPrint(blank, row.sizes).printScale : 1;
  return {
    id: row.id,
    divisionId: row.divisionId,
    version: row.version,
    name: row.name,
    shop: { name: row.shop, code: row.shopCode, approved: row.approved, denied: row.denied },
    blankName: blank?.name ?? row.blankCode,
    blankCode: row.blankCode,
    publishedAt: row.publishedAt.toISOString(),
    waitingOrders: row.waitingOrders,
    colours: (row.colours ?? []).map(({ name, hex }) => ({
      name,
      hex,
      isDefault: name === row.defaultColour,
      pictures: row.images
        .filter(({ colour }) => colour === name)
        .map(({ side, sizes, altText }) => ({
          side,
          picture: { sizes: imageSizes(origins, row.divisionId, sizes), altText },
        })),
    })),
    arts: row.files.map(({ id, checks, ...file }) => ({
      ...file,
      warnings: warningsOf(row.blankCode, new Set((row.colours ?? []).map(({ name }) => name)), [
        { side: file.side, checks },
      ]),
      resolution: artResolution(row.scene, file.side, row.pictures, scale),
      previewUrl: previewAddress(row.divisionId, id, 1200),
    })),
    areas: blank
      ? printableSides(blank).map((side) => {
          const area = blank.areas[side]!;
          return { side, widthMm: area.widthMm, heightMm: area.heightMm };
        })
      : [],
  };
}

export interface Decision {
  version: number;
  decision: "approve" | "deny";
  reason?: DenialCode | undefined;
  words: string;
}

/** Decides about a design as it was looked at. One that was changed or decided meanwhile is a conflict. */
export async function decide(platform: Platform, divisionId: number, productId: number, wish: Decision, by: Decider) {
  const told = toldOf(wish);
  return withPlatform(platform.pools.backOffice, async (db) => {
    const product = await lockProduct(db, divisionId, productId);
    if (!product) throw new Refusal("notFound");
    if (product.status !== "pending" || product.version !== wish.version) throw new Refusal("conflict");
    const status = wish.decision === "approve" ? ("approved" as const) : ("denied" as const);
    const at = platform.now();
    await writeDecision(db, divisionId, productId, status, told);
    await writeAudit(db, divisionId, productId, by, `product.${status}`, { reason: wish.reason ?? null }, at);
    return { status, undoUntil: new Date(at.getTime() + undoMs).toISOString() };
  });
}

function toldOf({ decision, reason, words }: Decision): string | null {
  if (decision === "approve") return null;
  if (!reason) throw new Refusal("validation", { errors: { reason: ["Choose a reason"] } });
  const told = denialWords(reason, words);
  if (told === "") throw new Refusal("validation", { errors: { words: ["Write the reason that the shop will read"] } });
  return told;
}

/** Takes the caller's own last decision back while its ten seconds run. */
export async function undo(platform: Platform, divisionId: number, productId: number, by: Decider) {
  return withPlatform(platform.pools.backOffice, async (db) => {
    const product = await lockProduct(db, divisionId, productId);
    if (!product) throw new Refusal("notFound");
    const last = await lastDecision(db, divisionId, productId);
    const at = platform.now();
    const isOwn = last?.account_id === by.accountId && last.action !== "product.decision_undone";
    if (!isOwn || at.getTime() - last.created_at.getTime() > undoMs + graceMs) throw new Refusal("conflict");
    await writeDecision(db, divisionId, productId, "pending", null);
    await writeAudit(db, divisionId, productId, by, "product.decision_undone", {}, at);
    return { status: "pending" as const };
  });
}
