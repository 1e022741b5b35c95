import { type Mail, type MailShop, mailHtml } from "../../site/mails/index.ts";

/** The mail that lets somebody into a shop that is not open. */
export function visitorMail(shop: MailShop, { to, url }: { to: string; url: string }): Mail {
  const title = `You are invited to visit ${shop.name}`;
  const lead = `${shop.name} is not open to everyone yet. This link lets you in, on every device that you open it on. It is for you alone.`;
  const foot = "You don't know what this is about? Then ignore this email: nothing happens.";
  return {
    kind: "shop_visitor",
    to,
    subject: title,
    text: [lead, `Visit ${shop.name}: ${url}`, foot].join("\n\n"),
    html: mailHtml({
      shop,
      title,
      heading: `Visit ${shop.name}`,
      preheader: lead,
      lead,
      button: { text: "Visit the shop", href: url },
      foot: { text: foot },
    }),
    hasSecret: true,
  };
}

interface Review {
  to: string;
  /** What staff wrote; a review may end without a word. */
  reason: string;
  isOver: boolean;
  isDenied: boolean;
  /** Where the owner reads it in the dashboard. */
  url: string;
}

/** The mail to a shop's owner that a review has begun, has another reason, is over, or that the shop's site is denied. */
export function reviewMail(shop: MailShop, { to, reason, isOver, isDenied, url }: Review): Mail {
  const { title, lead, foot } = (isDenied ? denied : isOver ? over : begun)(shop.name);
  const words = reason ? `${isOver ? "We note" : "The reason"}: “${reason}”` : "";
  return {
    kind: "shop_review",
    to,
    subject: title,
    text: [lead, words, `Open the dashboard: ${url}`, foot].filter(Boolean).join("\n\n"),
    html: mailHtml({
      shop,
      title,
      heading: title,
      preheader: lead,
      lead: [lead, words].filter(Boolean).join(" "),
      button: { text: "Open the dashboard", href: url },
      foot: { text: foot },
    }),
  };
}

interface Step {
  title: string;
  lead: string;
  foot: string;
}

const question = "Write to us with any question: answer this email.";
const begun = (name: string): Step => ({
  title: `${name} is under review`,
  lead: `We are looking at ${name}. Until we are done, visitors see a page that says so, and nobody can order. You and your team can still look at the shop and work on it.`,
  foot: question,
});
const over = (name: string): Step => ({
  title: `The review of ${name} is over`,
  lead: `We have looked at ${name}. From now on it is open as you have set it.`,
  foot: question,
});
const denied = (name: string): Step => ({
  title: `${name} was not approved`,
  lead: `We have looked at ${name} and have not approved it. It stays closed: visitors see a page that says so, and nobody can order. You and your team can still look at the shop and change it.`,
  foot: "Once you have changed what the reason names, answer in the dashboard or answer this email, and we look at the shop again.",
});
