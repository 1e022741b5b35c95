// The mails of access: a colleague asks for more, and what became of it.
import { type Mail, type MailShop, mailHtml } from "../../site/mails/index.ts";

const quoted = (sentences: readonly string[]): string => sentences.map((sentence) => `“${sentence}”`).join(", ");

interface Asked {
  to: string;
  askedBy: string;
  sentences: readonly string[];
  reason: string;
  url: string;
}

export function askedMail(shop: MailShop, { to, askedBy, sentences, reason, url }: Asked): Mail {
  const title = `${askedBy} asks for a permission`;
  const lead = `${askedBy} asks for: ${quoted(sentences)}. They wrote: “${reason}”`;
  return {
    kind: "access_asked",
    to,
    subject: title,
    text: [lead, `Answer: ${url}`].join("\n\n"),
    html: mailHtml({ shop, title, preheader: lead, lead, button: { text: "Answer", href: url } }),
  };
}

interface Answered {
  to: string;
  decidedBy: string;
  sentences: readonly string[];
  isGranted: boolean;
  note: string;
  /** "tomorrow at 11:20"; null for good. */
  until: string | null;
  /** The name of the shop that it is for; null for the back office. */
  place: string | null;
  url: string;
}

export function answerMail(
  shop: MailShop,
  { to, decidedBy, sentences, isGranted, note, until, place, url }: Answered,
): Mail {
  const title = isGranted ? "You have the permission that you asked for" : "Your request was not granted";
  const where = place ? ` in ${place}` : "";
  const lead = isGranted
    ? `${decidedBy} of ${shop.name} lets you do this${where}${until ? ` until ${until}` : ""}: ${quoted(sentences)}.`
    : `${decidedBy} of ${shop.name} did not grant this${where}: ${quoted(sentences)}.`;
  const words = note ? `${decidedBy} wrote: “${note}”` : "";
  const button = { text: place ? "Open the dashboard" : "Open the back office", href: url };
  return {
    kind: "permission_answered",
    to,
    subject: title,
    text: [lead, words, `${button.text}: ${url}`].filter(Boolean).join("\n\n"),
    html: mailHtml({ shop, title, preheader: lead, lead: [lead, words].filter(Boolean).join(" "), button }),
  };
}
