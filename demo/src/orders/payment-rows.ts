import type { Writing } from "../write/world.ts";
import { cardOf, type Numbered } from "./order-rows.ts";

const declined = "Your card was declined. You have not been charged. Try another card.";

/** Every try to pay, and the money that moved: nothing for a declined card, a charge once paid, its return if refunded. */
export function paymentRows({ divisionId }: Writing, order: Numbered) {
  const { id, totals, story, plan } = order;
  const own = { division_id: divisionId, order_id: id };
  const money = { provider: "local", amount_minor: totals.totalMinor, currency: "GBP" };
  const attempt = (at: Date, state: "succeeded" | "failed") => {
    const attemptId = crypto.randomUUID();
    return {
      ...own,
      ...money,
      id: attemptId,
      account_name: "main",
      payment_method_name: state === "failed" ? "Visa ending 0002" : cardOf(order),
      state,
      message: state === "failed" ? declined : "",
      provider_reference: `ch_${attemptId}`,
      created_at: at,
      finished_at: new Date(at.getTime() + 1400),
    };
  };
  const failed = plan.fate.isDeclinedFirst ? [attempt(plan.createdAt, "failed")] : [];
  const succeeded = story.paidAt ? [attempt(new Date(story.paidAt.getTime() - 1400), "succeeded")] : [];
  const refundedAt = story.moments.find(({ status }) => status === "refunded")?.at;
  const transactions = succeeded.flatMap(({ id: attemptId, provider_reference }) => [
    { ...own, ...money, attempt_id: attemptId, kind: "charge", provider_reference, created_at: story.paidAt },
    ...(refundedAt
      ? [
          {
            ...own,
            ...money,
            attempt_id: attemptId,
            kind: "refund",
            provider_reference: `re_${attemptId}`,
            created_at: refundedAt,
          },
        ]
      : []),
  ]);
  return { attempts: [...failed, ...succeeded], transactions };
}
