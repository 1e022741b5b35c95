import { asDivisionId, asOrderId } from "@selvedge/contracts/shapes";
import { withDivision, withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { quoteWithoutReplyDays } from "@selvedge/domain/orders/guards";
import { sql } from "kysely";
import * as z from "zod";
import type { Platform } from "../../../platform.ts";
import type { Task } from "../../../task.ts";
import { renderMockups } from "../../goods/products/index.ts";
import { moveOrder } from "../moves/index.ts";
import { sendQuoteMail } from "./mails.ts";
import { newestProofs, type ProofRow, quoteProofs, quoteStyles, type StyleRow } from "./queries.ts";

const ofQuote = z.object({ divisionId: asDivisionId(z.number()), orderId: asOrderId(z.number()) });
const changed = ofQuote.extend({
  what: z.enum(["asked", "answered", "terms", "no_terms", "proof"]),
  count: z.number(),
  /** Jobs that were left before there were notes have none. */
  note: z.string().default(""),
});

/** Mails a quote's customer what has happened to it, once however often this runs. */
export const quoteChanged: Task = async (platform, given) => {
  const { divisionId, orderId, what, count, note } = changed.parse(given);
  await sendQuoteMail(platform, divisionId, orderId, { what, count, note });
};

/** Renders the proofs of a quote and stores their pictures; mails them once they are with the customer. May run twice. */
export const quoteProof: Task = async (platform, given) => {
  const { divisionId, orderId } = ofQuote.parse(given);
  const read = () =>
    withDivision(platform.pools.worker, divisionId, async (db) => {
      const [styles, proofs, order] = await Promise.all([
        quoteStyles(db, divisionId, orderId),
        quoteProofs(db, divisionId, orderId),
        db
          .selectFrom("orders")
          .where("division_id", "=", divisionId)
          .where("id", "=", orderId)
          .select("status")
          .executeTakeFirst(),
      ]);
      return { newest: newestProofs(styles, proofs), proofs, status: order?.status };
    });
  const { newest } = await read();
  for (const { style, proof } of newest)
    if (proof && proof.images.length === 0) await renderProof(platform, divisionId, { style, proof });
  const { proofs, status, newest: now } = await read();
  const areReady = now.every(({ proof }) => proof && proof.images.length > 0);
  if (areReady && status === "bespoke_mockup")
    await sendQuoteMail(platform, divisionId, orderId, { what: "proof", count: proofs.length });
};

/** All pictures of a proof, or none: without its back nobody can approve what is printed on both sides. */
async function renderProof(
  platform: Platform,
  divisionId: DivisionId,
  { style, proof: { id, productId, sceneHash } }: { style: StyleRow; proof: ProofRow },
) {
  await renderMockups(platform, { divisionId, productId });
  const hasBoth = style.sides.length > 1;
  await withDivision(platform.pools.worker, divisionId, (db) =>
    sql`
      update quote_proofs set image_sha256 = made.images[1], back_image_sha256 = made.images[2]
      from (
        select array_agg(coalesce(m.sizes ->> '960', m.sizes ->> '480') order by m.side = 'front' desc, m.position) as images
        from product_images m where m.division_id = ${divisionId} and m.product_id = ${productId} and m.state = 'ready') made
      where division_id = ${divisionId} and id = ${id} and cardinality(made.images) >= ${hasBoth ? 2 : 1}
        and exists (select from products p where p.division_id = ${divisionId} and p.id = ${productId} and p.scene_hash = ${sceneHash})`.execute(
      db,
    ),
  );
}

/** Lets answered quotes rest whose customer has been silent for two weeks. */
export const restQuotes: Task = async (platform) => {
  const silent = await withoutDivision(platform.pools.backOffice, async (db) => {
    const { rows } = await sql<{ divisionId: DivisionId; orderId: OrderId; days: number }>`
      select q.division_id as "divisionId", q.order_id as "orderId",
        floor(extract(epoch from ${platform.now()}::timestamptz - greatest(q.replied_at, q.answered_at)) / 86400)::int as days
      from quotes q join orders o on o.division_id = q.division_id and o.id = q.order_id
      where o.status = 'quote' and o.deleted_at is null and q.answered_at is not null
        and greatest(q.replied_at, q.answered_at) < ${platform.now()}::timestamptz - make_interval(days => ${quoteWithoutReplyDays})
      order by q.order_id limit 200`.execute(db);
    return rows;
  });
  for (const { divisionId, orderId, days } of silent)
    await withoutDivision(platform.pools.backOffice, (db) =>
      moveOrder(db, {
        ...{ divisionId, orderId, to: "bespoke_idle" },
        by: { kind: "system", name: "quotes" },
        facts: { daysWithoutReply: days },
      }),
    );
};
