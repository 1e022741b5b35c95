import { asDivisionId } from "@selvedge/contracts/shapes";
import { enqueue } from "@selvedge/db/jobs";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import * as z from "zod";
import type { Task } from "../../../task.ts";
import { sendMail } from "../../site/mails/index.ts";
import { stockMail } from "./mails.ts";
import { noticeToMail } from "./queries.ts";
import { deleteNotice } from "./write-queries.ts";

const mostAtOnce = 500;

/** Finds sizes that are back in the shop and queues a mail for each who asked, the first one first. Marks them, so that each is found once. */
export const findStock: Task = async ({ pools, now }) => {
  const { rows } = await pools.backOffice.query<{ divisionId: DivisionId; id: number }>(
    `select n.division_id as "divisionId", n.id from stock_notices n
     join product_variants v on v.division_id = n.division_id and v.id = n.variant_id and v.enabled
     join products p on p.division_id = v.division_id and p.id = v.product_id
       and p.enabled and p.deleted_at is null and p.published_at is not null
     join blank_variants b on b.sku = v.blank_sku and b.stock > 0
     where n.found_at is null order by n.id limit ${mostAtOnce}`,
  );
  for (const { divisionId, id } of rows)
    await withDivision(pools.worker, divisionId, async (db) => {
      const { numUpdatedRows } = await db
        .updateTable("stock_notices")
        .where("division_id", "=", divisionId)
        .where("id", "=", id)
        .where("found_at", "is", null)
        .set({ found_at: now() })
        .executeTakeFirst();
      if (numUpdatedRows > 0n)
        await enqueue(
          db,
          "mail_stock_notice",
          { divisionId, noticeId: id },
          { key: `stock notice ${divisionId} ${id}` },
        );
    });
};

const payload = z.object({ divisionId: asDivisionId(z.number()), noticeId: z.number() });

/** Mails a notice, once however often this runs, and forgets who asked. */
export const mailStockNotice: Task = async (platform, given) => {
  const { divisionId, noticeId } = payload.parse(given);
  await sendMail(platform, divisionId, `stock notice ${noticeId}`, {
    read: (db) => noticeToMail(db, divisionId, noticeId),
    write: (found, shop) => stockMail(found, shop),
  });
  await withDivision(platform.pools.worker, divisionId, (db) => deleteNotice(db, divisionId, noticeId));
};
