import type { CallBody } from "@selvedge/contracts/call";
import type { collectionCalls } from "@selvedge/contracts/collections/collections.calls";
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import { urlNameOf } from "@selvedge/domain/text";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { type Collection, collectionRows } from "./queries.ts";

type Written = CallBody<typeof collectionCalls.createCollection>;

/** Makes a collection, or gives the one whose address this name would have. Its rule fills it at once (migration 0083). */
export const createCollection = ({ pools }: Platform, by: Merchant, { name, description, rule }: Written) =>
  withDivision(pools.web, by.divisionId, async (db): Promise<Collection> => {
    const { divisionId } = by;
    const urlName = urlNameOf(name, "collection");
    const { numInsertedOrUpdatedRows: isNew } = await db
      .insertInto("collections")
      .values({
        ...{ division_id: divisionId, name, url_name: urlName, description, rule: ruleColumn(rule) },
        // After those that are there.
        position: sql<number>`(select coalesce(max(position) + 1, 0) from collections where division_id = ${divisionId})`,
      })
      .onConflict((same) => same.doNothing())
      .executeTakeFirstOrThrow();
    const [made] = await collectionRows(db, divisionId, { urlName });
    if (!made) throw new Error("a collection is gone that was just written");
    if (isNew) await writeDown(db, by, "collection.created", made);
    return made;
  });

/** Changes a collection. Refuses one that the shop does not have. */
export const changeCollection = (
  { pools }: Platform,
  by: Merchant,
  { id, name, description, rule }: Written & { id: number },
) =>
  withDivision(pools.web, by.divisionId, async (db): Promise<Collection> => {
    await db
      .updateTable("collections")
      .where("division_id", "=", by.divisionId)
      .where("id", "=", id)
      .set({ name, description, rule: rule === undefined ? undefined : ruleColumn(rule) })
      .execute();
    const [changed] = await collectionRows(db, by.divisionId, { id });
    if (!changed) throw new Refusal("notFound");
    await writeDown(db, by, "collection.changed", changed);
    return changed;
  });

/** Deletes a collection with its places; the products stay. */
export const deleteCollection = ({ pools }: Platform, by: Merchant, id: number) =>
  withDivision(pools.web, by.divisionId, async (db): Promise<void> => {
    const [found] = await collectionRows(db, by.divisionId, { id });
    if (!found) throw new Refusal("notFound");
    await db.deleteFrom("collections").where("division_id", "=", by.divisionId).where("id", "=", id).execute();
    await writeDown(db, by, "collection.deleted", found);
  });

const ruleColumn = (rule: Written["rule"]): string | null => (rule == null ? null : JSON.stringify(rule));

const writeDown = (db: Bound, by: Merchant, action: string, { id, name }: Collection) =>
  writeAudit(db, { ...byMerchant(by), action, subject: `collection ${id}`, detail: { name } });
