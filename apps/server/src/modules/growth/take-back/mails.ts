// The mail that says how worn garments are sent back. It repeats nothing of the form: anyone can enter any address there.
import { escapeHtml } from "@selvedge/domain/text";
import { cardRow, type Mail, type MailShop, mailHtml } from "../../site/mails/index.ts";

interface Reader {
  shop: MailShop;
  email: string;
  /** The remill's, a line each. */
  address: readonly string[];
}

const steps = [
  "Wash and dry the garment. It may be worn, faded or torn, and of any shop.",
  "Put it in any bag or envelope, with its buttons and zips on.",
  "Write the address on it, and take it to the post. Nothing has to be printed.",
] as const;

const lead = "Worn cotton is cut, carded and spun again. This is how yours gets to us.";

export function takeBackMail({ shop, email, address }: Reader): Mail {
  const lines = [`${shop.name} take-back`, ...address];
  const subject = `How to return an item to ${shop.name}`;
  const foot = `Somebody entered this address at ${shop.name} to return an item. If it was not you, ignore this email.`;
  const list = steps.map((step) => `<li>${escapeHtml(step)}</li>`).join("");
  const html = mailHtml({
    shop,
    title: subject,
    preheader: lead,
    lead,
    facts:
      cardRow(`<ol class="ink" style="margin:0;padding-left:20px">${list}</ol>`, "16px 32px 0") +
      cardRow(`<p class="ink" style="margin:0">${lines.map(escapeHtml).join("<br>")}</p>`, "16px 32px 0"),
    button: { text: `Go to ${shop.name}`, href: `${shop.origin}/` },
    foot: { text: foot },
  });
  const text = [
    lead,
    steps.map((step, index) => `${index + 1}. ${step}`).join("\n"),
    lines.join("\n"),
    `Questions? Write to ${shop.supportEmail}.`,
    foot,
  ].join("\n\n");
  return { kind: "take_back", to: email, subject, html, text };
}
