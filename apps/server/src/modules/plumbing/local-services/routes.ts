// The outside world on a machine without one: an inbox, a card field, a bank's second step, a parcel's way. Only the
// card calls are open to shoppers; the pages live on the main site, in development alone.
import type { CallBody } from "@selvedge/contracts/call";
import { checkoutCalls } from "@selvedge/contracts/checkout/checkout.calls";
import { cardFaults } from "@selvedge/domain/validation/card-faults";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { CardSandbox } from "../../../adapters/card-payments/card-payments.ts";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { serve } from "../../../plugins/serve.ts";
import { bankPage, facebookPage, inboxPage, mailPage, messagesPage, trackingPage } from "./pages.ts";

export function localServiceRoutes(app: FastifyInstance, platform: Platform) {
  const { sandbox } = platform.cards;
  if (sandbox) cardRoutes(app, platform, sandbox);
  const script = platform.cards.browser?.ownScript;
  if (script) scriptRoute(app, script.path, script.text);
  if (platform.config.environment !== "production") inboxRoutes(app, platform);
}

/** A script of the card processor's adapter, on every shop's host. */
const scriptRoute = (app: FastifyInstance, path: string, text: string) =>
  app.get(path, (_, reply) =>
    reply.type("text/javascript; charset=utf-8").header("Cache-Control", "private, no-cache").send(text),
  );

function cardRoutes(app: FastifyInstance, platform: Platform, sandbox: CardSandbox) {
  scriptRoute(app, "/local-cards/card.js", sandbox.script);

  serve(app, platform, checkoutCalls.localCardToken, async ({ body }) => {
    const data = await sandbox.tokenise(body, platform.now());
    if (!data) throw new Refusal("cardInvalid", { errors: faultsOf(body, platform.now()) });
    return { data };
  });

  app.get<{ Params: { reference: string } }>("/dev/bank/:reference/", async (request, reply) => {
    requireMain(request);
    return page(reply, bankPage(request.params.reference));
  });

  app.post<{ Params: { reference: string }; Body: { answer?: string } }>(
    "/dev/bank/:reference/",
    async (request, reply) => {
      requireMain(request);
      const returnUrl = await sandbox.settleChallenge(request.params.reference, request.body?.answer === "confirm");
      if (!returnUrl) throw new Refusal("notFound");
      return reply.redirect(returnUrl, 303);
    },
  );
}

const notOurs = "This is not a card that the local processor knows. Use 4242 4242 4242 4242";

/** What is wrong with each field of a card that was not taken. */
function faultsOf({ number, ...others }: CallBody<typeof checkoutCalls.localCardToken>, now: Date) {
  const { cardNumber, ...faults } = cardFaults({ cardNumber: number, ...others }, now);
  const found = { ...faults, ...(cardNumber ? { number: cardNumber } : {}) };
  const shown = Object.keys(found).length > 0 ? found : { number: notOurs };
  return Object.fromEntries(Object.entries(shown).map(([name, text]) => [name, [text]]));
}

function inboxRoutes(app: FastifyInstance, { pools }: Platform) {
  app.get("/dev/mail/", async (request, reply) => {
    requireMain(request);
    const { rows } = await pools.backOffice.query(
      "select id, to_address, from_name, subject, created_at from mails order by id desc limit 100",
    );
    return page(reply, inboxPage(rows));
  });

  app.get<{ Params: { id: string } }>("/dev/mail/:id/", async (request, reply) => {
    requireMain(request);
    const { rows } = await pools.backOffice.query("select * from mails where id = $1", [
      /^\d{1,15}$/.test(request.params.id) ? request.params.id : 0,
    ]);
    if (!rows[0]) throw new Refusal("notFound");
    return page(reply, mailPage(rows[0]));
  });

  app.get("/dev/messages/", async (request, reply) => {
    requireMain(request);
    const { rows } = await pools.backOffice.query(
      "select to_number, body, created_at from text_messages order by id desc limit 100",
    );
    return page(reply, messagesPage(rows));
  });

  app.get("/dev/facebook/", async (request, reply) => {
    requireMain(request);
    const { rows } = await pools.backOffice.query(
      `select o.reference, p.settings ->> 'pixel' as pixel, s.state, s.answer, s.tried_at from facebook_sales s
       join orders o on o.division_id = s.division_id and o.id = s.order_id
       join division_plugins p on p.division_id = s.division_id and p.name = 'facebook-pixel'
       where s.tried_at is not null order by s.tried_at desc limit 100`,
    );
    return page(reply, facebookPage(rows));
  });

  app.get<{ Params: { code: string } }>("/dev/tracking/:code/", async (request, reply) => {
    requireMain(request);
    const { rows } = await pools.backOffice.query(
      "select carrier, service, tracking_code, packed_at, dispatched_at from parcels where tracking_code = $1",
      [request.params.code],
    );
    if (!rows[0]) throw new Refusal("notFound");
    return page(reply, trackingPage(rows[0]));
  });
}

function requireMain(request: FastifyRequest) {
  if (request.place.kind !== "main") throw new Refusal("notFound");
}

const page = (reply: import("fastify").FastifyReply, html: string) =>
  reply
    .type("text/html; charset=utf-8")
    // Shops lie on other hosts of this site; a bank's form leads back to them.
    .headers({
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; frame-src 'self'; frame-ancestors 'self'",
      "Cache-Control": "no-store",
    })
    .send(html);
