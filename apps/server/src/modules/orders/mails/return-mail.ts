// The mails about a return: that it is asked for, agreed, has arrived, or is declined. What it ends with, money or
// another order, has a mail of its own.
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { escapeHtml } from "@selvedge/domain/text";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import {
  cardRow,
  goodsPictures,
  goodsRows,
  type Mail,
  type MailShop,
  mailHtml,
  mailWords,
  sendMail,
} from "../../site/mails/index.ts";
import { receiptHash } from "../receipt/index.ts";

export type ReturnMailKind = "opened" | "approved" | "received" | "declined";

interface ReturnedGoods {
  name: string;
  detail: string;
  wanted: string;
  quantity: number;
  image_sha256: string | null;
}

interface MailedReturn {
  orderId: OrderId;
  reference: string;
  email: string;
  firstName: string;
  code: string;
  state: string;
  wish: string;
  comesBack: boolean;
  words: string;
  street: string;
  city: string;
  zip: string;
  items: ReturnedGoods[];
}

interface Words {
  subject: string;
  heading: string;
  lead: string;
  /** The address goes with it. */
  isSent: boolean;
}

/** What a mail says; null where nothing is said, because what follows says it. */
function wordsOf(kind: ReturnMailKind, mailed: MailedReturn): Words | null {
  const { code, state, comesBack } = mailed;
  const isSent = state === "approved" && comesBack;
  if (kind === "opened" && state === "requested") return { ...askedFor(mailed), isSent: false };
  if ((kind === "opened" || kind === "approved") && isSent) return { ...toBeSent(mailed), isSent };
  // What was settled at once has the mail of its order, or of its refund.
  if (kind === "opened") return null;
  if (kind === "approved") return state === "approved" ? { ...agreed(mailed), isSent } : null;
  if (kind === "received")
    return {
      subject:
        mailed.wish === "exchange"
          ? `The parcel of your exchange ${code} has arrived`
          : `Your return ${code} has arrived`,
      heading: "Your parcel has arrived",
      lead: "We look at what is in it and settle it next. You get another email then.",
      isSent: false,
    };
  return { ...declined(mailed), isSent: false };
}

type Said = Omit<Words, "isSent">;

const nounOf = ({ wish }: MailedReturn): "exchange" | "return" => (wish === "exchange" ? "exchange" : "return");

/** Nothing has come in but the request. */
const askedFor = (mailed: MailedReturn): Said => ({
  subject: `We have your request: ${nounOf(mailed)} ${mailed.code}`,
  heading: "We have your request",
  lead: `Thank you for writing about order ${mailed.reference}. We look at it and answer within one working day. Please keep what you have until then.`,
});

const post = "Put it in any bag with this number on a piece of paper, and post it within 14 days.";

const toBeSent = (mailed: MailedReturn): Said =>
  mailed.wish === "exchange"
    ? {
        subject: `Your exchange ${mailed.code} is agreed: how to send it`,
        heading: "Your exchange is agreed",
        lead: `${post} Once it is here and we have looked at it, we make what you chose instead.`,
      }
    : { subject: `Your return ${mailed.code}: how to send it`, heading: "Send it back to us", lead: post };

const agreed = (mailed: MailedReturn): Said => ({
  subject: `Your ${nounOf(mailed)} ${mailed.code} is agreed`,
  heading: `Your ${nounOf(mailed)} is agreed`,
  lead:
    mailed.wish === "exchange"
      ? "Nothing has to come back. We make what you chose instead next, and you get another email then."
      : "Nothing has to come back. We settle it next, and you get another email then.",
});

const declined = (mailed: MailedReturn): Said => ({
  subject: `About your ${nounOf(mailed)} ${mailed.code}`,
  heading: `We could not agree to your ${nounOf(mailed)}`,
  lead: mailed.words || `We have looked at what you sent us about order ${mailed.reference}, and cannot agree to it.`,
});

/** Writes and delivers one mail of a return. Does nothing when it has been delivered before, or there is nothing to say. */
export const sendReturnMail = (
  platform: Platform,
  divisionId: DivisionId,
  returnId: number,
  kind: ReturnMailKind,
): Promise<void> =>
  sendMail(platform, divisionId, `return_${kind} ${returnId}`, {
    read: async (db) => {
      const found = await readReturn(db, divisionId, returnId);
      const words = found && wordsOf(kind, found);
      return found && words ? { found, words } : null;
    },
    write: async ({ found, words }, shop, storePicture): Promise<Mail> => {
      const hashes = found.items.map(({ image_sha256 }) => image_sha256 ?? "");
      const pictures = await goodsPictures(platform, { divisionId, shop, hashes }, storePicture);
      const href = `${shop.origin}/returns/${receiptHash(platform.config.secret, divisionId, found.orderId)}/`;
      return mailOf(kind, { found, words, shop, href, pictures });
    },
  });

interface Composing {
  found: MailedReturn;
  words: Words;
  shop: MailShop;
  href: string;
  pictures: ReadonlyMap<string, string>;
}

function mailOf(kind: ReturnMailKind, { found, words, shop, href, pictures }: Composing): Mail {
  const { code, email, firstName, reference, items } = found;
  const { subject, heading, lead, isSent } = words;
  const noun = nounOf(found);
  const address = isSent ? [`${shop.name} returns, ${code}`, found.street, `${found.city} ${found.zip}`.trim()] : [];
  const goods = items.map((item) => ({
    name: item.name,
    details: [item.detail, item.wanted && `Instead: ${item.wanted}`].filter(Boolean),
    quantity: item.quantity,
    amount: "",
    pictureUrl: pictures.get(item.image_sha256 ?? "") ?? "",
  }));
  const line = (html: string) => cardRow(`<p class="ink" style="margin:0">${html}</p>`, "16px 32px 0");
  const html = mailHtml({
    shop,
    title: subject,
    heading,
    preheader: lead,
    lead: `Hello ${firstName}. ${lead}`,
    facts:
      line(`Your number: <strong>${mailWords(code)}</strong>`) +
      (isSent ? line(address.map(escapeHtml).join("<br>")) : ""),
    button: { text: `See your ${noun}`, href },
    more: goodsRows(shop.look, goods, `What you ${noun}`),
    foot: { text: `You get this email because of your ${noun} ${code} of order ${reference}.` },
  });
  const text = [
    `Hello ${firstName},`,
    `${heading}.`,
    lead,
    `Your number: ${code}`,
    address.join("\n"),
    [
      `What you ${noun}`,
      ...items.map(({ quantity, name, detail, wanted }) =>
        [`${quantity} x ${name}`, detail, wanted && `instead: ${wanted}`].filter(Boolean).join(", "),
      ),
    ].join("\n"),
    `See your ${noun}:\n${href}`,
    `Questions? Reply to this email or write to ${shop.supportEmail}.`,
  ];
  return { kind: `return_${kind}`, to: email, subject, html, text: text.filter(Boolean).join("\n\n") };
}

async function readReturn(db: Bound, divisionId: DivisionId, returnId: number): Promise<MailedReturn | null> {
  const { rows } = await sql<MailedReturn>`
    select o.id as "orderId", o.reference, o.email, o.shipping_first_name as "firstName", s.code, s.state, s.wish, s.words, f.street, f.city, f.zip,
      exists (select from return_lines r join return_reasons w on w.id = r.reason_id where r.division_id = s.division_id and r.return_id = s.id
        and w.code in ('wrong_size', 'changed_mind')) as "comesBack",
      coalesce((select json_agg(json_build_object('name', i.name, 'detail', concat_ws(', ', nullif(i.colour, ''), nullif(i.size, '')),
          'wanted', coalesce(concat_ws(', ', nullif(v.colour, ''), nullif(v.size, '')), ''), 'quantity', r.quantity, 'image_sha256', i.image_sha256) order by i.position)
        from return_lines r join order_items i on i.division_id = r.division_id and i.id = r.order_item_id
        left join product_variants v on v.division_id = r.division_id and v.id = r.variant_id
        where r.division_id = s.division_id and r.return_id = s.id), '[]') as items
    from shop_returns s join orders o on o.division_id = s.division_id and o.id = s.order_id join factories f on f.code = o.factory_code
    where s.division_id = ${divisionId} and s.id = ${returnId}`.execute(db);
  return rows[0] ?? null;
}
