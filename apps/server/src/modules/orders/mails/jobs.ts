import { asDivisionId, asOrderId } from "@selvedge/contracts/shapes";
import type { Bound } from "@selvedge/db/bound";
import { lastly } from "@selvedge/db/ending";
import type { Database } from "@selvedge/db/tables";
import { withDivision } from "@selvedge/db/with-division";
import { writeTogether } from "@selvedge/db/write-together";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { EffectName } from "@selvedge/domain/orders/edge";
import { isResend } from "@selvedge/domain/orders/order-facts";
import { type Selectable, sql } from "kysely";
import * as z from "zod";
import type { Task } from "../../../task.ts";
import { requestPrints } from "../../goods/products/index.ts";
import { queueFacebookSale } from "../../site/facebook-sales/index.ts";
import { newMail } from "../../site/mails/index.ts";
import { announcedRisk, moveOrder, riskColumns, riskFacts, riskWrites } from "../moves/index.ts";
import { paidOrderMail, sendOrderMail } from "./mails.ts";
import { type MailKind, mailedColumns } from "./order-mail.ts";
import { sendReturnMail } from "./return-mail.ts";

const payload = z.object({ divisionId: asDivisionId(z.number()), orderId: asOrderId(z.number()) });

const paidEffects = ["runFriskCheck", "renderPrintFiles", "sendConfirmation"] as const satisfies readonly EffectName[];
/** Named by entries of an earlier build, and done with the payment since. */
const earlierEffects = ["countSale"] as const satisfies readonly EffectName[];

/** A job that names no effects carries out all of them. */
const paidPayload = payload.extend({
  effects: z.array(z.enum([...paidEffects, ...earlierEffects])).default([...paidEffects]),
});

/** Carries out those effects of a payment that are jobs and that the move named. Each may run twice. */
export const orderPaid: Task = async (platform, given) => {
  const { divisionId, orderId, effects } = paidPayload.parse(given);
  const done = await withDivision(platform.pools.worker, divisionId, async (db) => {
    const order = lockPaidOrder(db, divisionId, orderId);
    const mailOf = (kind: MailKind) => paidOrderMail(platform, divisionId, orderId, { kind, order });
    // All of it is read once the order is locked. Nearly every mail tells of an order that somebody bought.
    const bought = effects.includes("sendConfirmation") ? mailOf("order_confirmed") : null;
    const [row, facts, boughtSources] = await Promise.all([
      order,
      effects.includes("runFriskCheck") ? riskFacts(platform, db, divisionId, orderId) : undefined,
      bought?.read(db),
      effects.includes("renderPrintFiles") && requestPrints(db, divisionId, orderId),
      queueFacebookSale(db, divisionId, orderId),
    ]);
    if (!row) return null;
    const mail =
      bought && row.parent_order_id !== null ? mailOf(await childMailKind(db, row.reprint_reason_id)) : bought;
    const sources = mail === bought ? boughtSources : await mail?.read(db);
    const composed = mail && sources ? await mail.composeAtOnce(sources) : null;
    const risk = riskWrites(db, row, facts);
    const writes = { ...risk, ...(composed ? { mail: newMail(db, composed) } : {}) };
    return lastly(async () => {
      if (Object.keys(writes).length > 0) await writeTogether(db, writes, announcedRisk(risk, divisionId, orderId));
      return {
        isExchange: row.parent_order_id !== null && row.reprint_reason_id === null,
        told: mail && sources ? { mail, sources, composed } : null,
      };
    });
  });
  // After it, so that nothing holds both orders: whoever takes an exchange back locks its parent first.
  if (done?.isExchange)
    await withDivision(platform.pools.worker, divisionId, (db) => followExchange(db, divisionId, orderId));
  const told = done?.told;
  await told?.mail.finish(told.sources, told.composed);
};

const paidColumns = [...riskColumns, ...mailedColumns] as const;
type PaidOrder = Pick<Selectable<Database["orders"]>, (typeof paidColumns)[number]>;
const listed = sql.raw([...new Set(paidColumns)].join(", "));

async function lockPaidOrder(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<PaidOrder | undefined> {
  const { rows } = await sql<PaidOrder>`
    select ${listed} from orders where division_id = ${divisionId} and id = ${orderId} for update`.execute(db);
  return rows[0];
}

/** What a dearer size is exchanged for is paid now: its order is exchanged. One that cost nothing was so at once. */
async function followExchange(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<void> {
  const child = await db
    .selectFrom("orders as o")
    .innerJoin("orders as p", (join) =>
      join.onRef("p.division_id", "=", "o.division_id").onRef("p.id", "=", "o.parent_order_id"),
    )
    .where("o.division_id", "=", divisionId)
    .where("o.id", "=", orderId)
    .where("o.reprint_reason_id", "is", null)
    .where("p.status", "=", "complete")
    .select(["p.id as parentId", "o.reference"])
    .executeTakeFirst();
  if (!child) return;
  await moveOrder(db, {
    ...{ divisionId, orderId: child.parentId as OrderId, to: "exchanged" },
    by: { kind: "system", name: "returns" },
    reason: `Exchanged by ${child.reference}`,
    facts: { returnDecision: "keep_it" },
  });
}

/** A child order, which nobody bought, has a mail of its own. */
async function childMailKind(db: Bound, reprintReasonId: number | null): Promise<MailKind> {
  if (reprintReasonId === null) return "order_exchanged";
  const { code } = await db
    .selectFrom("reprint_reasons")
    .where("id", "=", reprintReasonId)
    .select("code")
    .executeTakeFirstOrThrow();
  return isResend([code]) ? "order_resent" : "order_reprinted";
}

const postedPayload = payload.extend({ factoryCode: z.string().default("") });

/** A parcel has left: mails the shopper its tracking. Of an order in several parcels each is told by its factory. */
export const orderPosted: Task = async (platform, given) => {
  const { divisionId, orderId, factoryCode } = postedPayload.parse(given);
  await sendOrderMail(platform, divisionId, orderId, { kind: "order_posted", factoryCode });
};

/** A paid order is cancelled: mails the shopper. */
export const orderCancelled: Task = async (platform, given) => {
  const { divisionId, orderId } = payload.parse(given);
  await sendOrderMail(platform, divisionId, orderId, { kind: "order_cancelled" });
};

const returnPayload = z.object({
  divisionId: asDivisionId(z.number()),
  returnId: z.number(),
  event: z.enum(["opened", "approved", "received", "declined"]),
});

/** A return has gone on: mails the shopper what is next. */
export const returnChanged: Task = async (platform, given) => {
  const { divisionId, returnId, event } = returnPayload.parse(given);
  await sendReturnMail(platform, divisionId, returnId, event);
};
