import type { SeededShop } from "@selvedge/testing/seed/shop";
import { tasks } from "../../../../jobs/tasks.ts";
import { visitorOf } from "../../../../testing/browser.ts";
import type { TestApp } from "../../../../testing/test-app.ts";

interface MailRow {
  kind: string;
  subject: string;
  html: string;
  body_text: string;
  sent_at: Date | null;
}

/** The steps of every newsletter test: subscribe, let the worker mail, read the mail, follow its link without scripts. */
export function listFixture(world: TestApp, shop: () => SeededShop) {
  const rows = async (text: string, values: unknown[] = []) =>
    (await world.database.pools.backOffice.query(text, values)).rows;

  const mailsTo = (email: string): Promise<MailRow[]> =>
    rows("select * from mails where to_address = $1 order by id", [email]);

  const call = async (body: object) =>
    (await visitorOf(world.app, shop().host).arrive()).post("/omnis/v3/frontend/subscribe/", body);

  /** Runs the jobs that wait, as the worker does. */
  async function work() {
    const waiting = await world.database.ownerQuery("delete from graphile_worker._private_jobs returning payload");
    for (const { payload } of waiting.rows) await tasks.newsletter_asked!(world.platform, payload);
  }

  return {
    mailsTo,
    call,
    work,
    subscriberOf: async (email: string) =>
      (await rows("select * from subscribers where email_normalised = $1", [email]))[0],

    /** Subscribes an address and returns the mail that it gets. */
    async ask(email: string): Promise<MailRow> {
      const { statusCode } = await call({ email });
      await work();
      const mail = (await mailsTo(email)).at(-1);
      if (statusCode !== 200 || !mail) throw new Error(`Asking for ${email} was answered ${statusCode}.`);
      return mail;
    },

    /** A browser without scripts. */
    reader(host = shop().host) {
      const visitor = visitorOf(world.app, host);
      return {
        ...visitor,
        submit: (to: string, fields: Record<string, string> = {}) =>
          visitor.send("POST", to, new URLSearchParams(fields).toString(), {
            "content-type": "application/x-www-form-urlencoded",
            origin: `http://${host}`,
          }),
      };
    },
  };
}

/** Path of a link in a mail. */
export const linkIn = ({ html }: { html: string }, step: "confirm" | "leave"): string =>
  new RegExp(`href="[^"]*(/newsletter/${step}/[\\w-]+/)"`).exec(html)?.[1] ?? "";
