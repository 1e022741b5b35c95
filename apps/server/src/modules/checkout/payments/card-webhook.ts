// Webhooks of the card processor. Each only signals that a payment has changed: its state is then read from the processor.
import type { DivisionId } from "@selvedge/domain/ids";
import type { FastifyInstance } from "fastify";
import type { CardWebhook } from "../../../adapters/card-payments/card-payments.ts";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { settleAttempt } from "./reconcile.ts";

const attemptShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Receives webhooks at the main site's /webhooks/cards/ and, of a wallet, /webhooks/wallet/. One without a valid signature is refused with 400; one that fails
 * to be processed is answered with 5xx, so that it is sent again.
 */
export function cardWebhookRoutes(app: FastifyInstance, platform: Platform) {
  const { cards, wallet } = platform;
  if (cards.webhook) webhookRoute(app, platform, { path: "/webhooks/cards/", webhook: cards.webhook });
  if (wallet?.webhook) webhookRoute(app, platform, { path: "/webhooks/wallet/", webhook: wallet.webhook });
}

function webhookRoute(
  app: FastifyInstance,
  platform: Platform,
  { path, webhook }: { path: string; webhook: CardWebhook },
) {
  app.register(async (own) => {
    // Signatures are computed over the raw bytes.
    own.removeAllContentTypeParsers();
    own.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));
    own.post(path, { config: { provesItself: true } }, async ({ place, headers, body }, reply) => {
      if (place.kind !== "main") throw new Refusal("notFound");
      const attempts = await webhook.read({ headers, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) });
      if (!attempts) throw new Refusal("badRequest");
      for (const attemptId of attempts) await settleNamed(platform, attemptId);
      return reply.code(204).header("Cache-Control", "no-store").send();
    });
  });
}

/** Settles an attempt of any shop. An unknown one was made by another platform on the same account. */
async function settleNamed(platform: Platform, attemptId: string): Promise<void> {
  if (!attemptShape.test(attemptId)) return;
  const { rows } = await platform.pools.backOffice.query<{ division_id: DivisionId }>(
    "select division_id from payment_attempts where id = $1",
    [attemptId],
  );
  if (rows[0]) await settleAttempt(platform, rows[0].division_id, attemptId);
}
