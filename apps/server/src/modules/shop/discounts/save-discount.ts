import type { CallBody } from "@selvedge/contracts/call";
import type { discountCalls } from "@selvedge/contracts/discounts/discounts.calls";
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { type DiscountRow, findByUuid, findClashes, findDiscount, lockDiscount } from "./own-queries.ts";
import { presentDiscount } from "./present-discount.ts";
import { normaliseCode } from "./queries.ts";
import { insertDiscount, updateDiscount, type WrittenDiscount } from "./write-queries.ts";

type Written = Omit<CallBody<typeof discountCalls.saveDiscount>, "version">;

/** Makes a code; a uuid that has one already answers that one. Throws validation. */
export const createDiscount = (
  platform: Platform,
  by: Merchant,
  body: Written & { uuid: string },
): Promise<DiscountRow> =>
  withDivision(platform.pools.web, by.divisionId, async (db) => {
    const { uuid, ...written } = body;
    const known = await findByUuid(db, by.divisionId, uuid);
    if (known) return known;
    const discount = await readDiscount(db, by, { written, exceptId: 0, uses: 0 });
    const id = await insertDiscount(db, by.divisionId, {
      ...discount,
      uuid,
      accountId: by.account.id,
      at: platform.now(),
    });
    const detail = detailOf(discount);
    await writeAudit(db, { ...byMerchant(by), action: "discount.created", subject: `discount ${id}`, detail });
    return required(await findDiscount(db, by.divisionId, id));
  });

/** Saves a code over the version that was opened. Throws stale with the current one, and validation. */
export const saveDiscount = (
  platform: Platform,
  by: Merchant,
  id: number,
  { version, ...written }: Written & { version: number },
): Promise<DiscountRow> =>
  withDivision(platform.pools.web, by.divisionId, async (db) => {
    const row = required(await lockDiscount(db, by.divisionId, id));
    if (row.version !== version) throw new Refusal("stale", { data: presentDiscount(row, platform.now(), true) });
    const discount = await readDiscount(db, by, { written, exceptId: id, uses: row.uses });
    await updateDiscount(db, by.divisionId, id, { ...discount, at: platform.now() });
    const action = row.enabled && !discount.isEnabled ? "discount.switched_off" : "discount.saved";
    await writeAudit(db, { ...byMerchant(by), action, subject: `discount ${id}`, detail: detailOf(discount) });
    return required(await findDiscount(db, by.divisionId, id));
  });

export function required(row: DiscountRow | undefined): DiscountRow {
  if (!row) throw new Refusal("notFound");
  return row;
}

const detailOf = ({ code, gift, isEnabled }: WrittenDiscount) => ({ code, ...gift, isEnabled });

async function readDiscount(
  db: Bound,
  { divisionId }: Merchant,
  { written, exceptId, uses }: { written: Written; exceptId: number; uses: number },
): Promise<WrittenDiscount> {
  const productIds = [...new Set(written.productIds)];
  const collectionIds = [...new Set(written.collectionIds)];
  const [clashes, { currency }] = await Promise.all([
    findClashes(db, divisionId, { codeNormalised: normaliseCode(written.code), exceptId, productIds, collectionIds }),
    db.selectFrom("divisions").where("id", "=", divisionId).select("currency").executeTakeFirstOrThrow(),
  ]);
  const isForeign = clashes.products < productIds.length || clashes.collections < collectionIds.length;
  const errors = {
    ...(clashes.isTaken && { code: ["Another discount has this code. Choose another."] }),
    ...(isForeign && { goods: ["Choose products and collections of your shop."] }),
    ...(productIds.length > 0 && collectionIds.length > 0 && { goods: ["Choose products or collections, not both."] }),
    ...(written.startsAt &&
      written.endsAt &&
      written.startsAt >= written.endsAt && { endsAt: ["Choose a time after it starts."] }),
    ...(written.maxUses !== null &&
      written.maxUses < uses && {
        maxUses: [
          `It has been used ${uses} ${uses === 1 ? "time" : "times"} already. Enter at least that, or switch it off.`,
        ],
      }),
  };
  if (Object.keys(errors).length > 0) throw new Refusal("validation", { errors });
  const { gift } = written;
  return {
    ...written,
    ...{ productIds, collectionIds, currency },
    gift: gift.kind === "amount" ? { ...gift, currency } : gift,
    startsAt: written.startsAt === null ? null : new Date(written.startsAt),
    endsAt: written.endsAt === null ? null : new Date(written.endsAt),
  };
}
