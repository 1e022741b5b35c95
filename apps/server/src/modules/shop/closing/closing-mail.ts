import { asDivisionId } from "@selvedge/contracts/shapes";
import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { withDivision } from "@selvedge/db/with-division";
import { fullDay } from "@selvedge/domain/dates/day-words";
import type { DivisionId } from "@selvedge/domain/ids";
import * as z from "zod";
import type { Task } from "../../../task.ts";
import { type Mail, type MailShop, mailHtml, sendMail } from "../../site/mails/index.ts";
import { closingMailFacts } from "./queries.ts";

const steps = ["begun", "soon", "closed", "kept"] as const;

const payload = z.object({
  divisionId: asDivisionId(z.number()),
  step: z.enum(steps),
  /** When the closing was asked for: each has mails of its own. */
  askedAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  /** Who did it; empty for what happens by itself. */
  by: z.string(),
});
type ClosingStep = z.output<typeof payload>;

/** Leaves the mails of a step of a closing, in the transaction of the step. */
export const enqueueClosingMail = (
  db: Bound,
  closing: Omit<ClosingStep, "askedAt" | "closesAt"> & { askedAt: Date; closesAt: Date },
) =>
  enqueue(
    db,
    "mail_closing",
    { ...closing, askedAt: closing.askedAt.toISOString(), closesAt: closing.closesAt.toISOString() },
    { key: `closing ${closing.divisionId} ${closing.step} ${closing.askedAt.getTime()}` },
  );

/** Mails every owner of a shop a step of its closing, once, however often this runs. A reminder of a closing that was taken back is not sent. */
export const mailClosing: Task = async (platform, given) => {
  const closing = payload.parse(given);
  const { divisionId, step, askedAt } = closing;
  const { owners, timeZone, isClosing } = await withDivision(platform.pools.worker, divisionId, (db) =>
    closingMailFacts(db, divisionId, new Date(askedAt)),
  );
  if (step === "soon" && !isClosing) return;
  const origin = platform.origins.main;
  for (const { id, email } of owners)
    await sendMail(platform, divisionId, eventOf(divisionId, closing, id), {
      isToOwners: true,
      read: async () => email,
      write: (to, shop) => closingMail(shop, { ...closing, to, day: fullDay(closing.closesAt, timeZone), origin }),
    });
};

const eventOf = (divisionId: DivisionId, { step, askedAt }: ClosingStep, ownerId: number): string =>
  `closing ${divisionId} ${step} ${askedAt} to ${ownerId}`;

interface Written extends Pick<ClosingStep, "step" | "by"> {
  to: string;
  /** "30 December 2026", on the shop's clock. */
  day: string;
  origin: string;
}

const settings = "/dashboard/settings/close";
const leave =
  "After that nobody can open it any more, neither visitors nor your team. Orders and invoices are kept as the law asks.";

const words: Readonly<
  Record<
    ClosingStep["step"],
    (name: string, closing: Written) => { title: string; lead: string; button: string; path: string }
  >
> = {
  begun: (name, { by, day }) => ({
    title: `${name} closes on ${day}`,
    lead: `${by} has asked for ${name} to be closed. Until ${day} it stays as it is, and every owner can keep it. ${leave} Take an export of your data before then.`,
    ...{ button: "Keep the shop, or export it", path: settings },
  }),
  soon: (name, { day }) => ({
    title: `A reminder: ${name} closes on ${day}`,
    lead: `You can keep it until then. ${leave} This is the time to take an export of your data.`,
    ...{ button: "Keep the shop, or export it", path: settings },
  }),
  closed: (name) => ({
    title: `${name} is closed`,
    lead: `As it was asked for, nobody can open ${name} any more, neither visitors nor your team. Orders and invoices are kept as the law asks.`,
    ...{ button: "Open Selvedge", path: "/" },
  }),
  kept: (name, { by }) => ({
    title: `${name} stays open`,
    lead: `${by} has taken back the closing of ${name}. Everything is as it was.`,
    ...{ button: "Open the dashboard", path: "/dashboard/" },
  }),
};

function closingMail(shop: MailShop, closing: Written): Mail {
  const { title, lead, button, path } = words[closing.step](shop.name, closing);
  const href = `${closing.origin}${path}`;
  // Nothing leads to a shop that is closed.
  const sender = closing.step === "closed" ? { ...shop, origin: closing.origin } : shop;
  return {
    kind: "shop_closing",
    to: closing.to,
    subject: title,
    text: [lead, `${button}: ${href}`].join("\n\n"),
    html: mailHtml({
      ...{ shop: sender, title, preheader: lead, lead },
      button: { text: button, href },
      foot: { text: "You get this email because you own this shop." },
    }),
  };
}
