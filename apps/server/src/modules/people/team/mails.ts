// The mails of a team: an invitation, and the answer to who asked for a permission.
import { type Mail, type MailShop, mailHtml } from "../../site/mails/index.ts";

interface Invitation {
  to: string;
  invitedBy: string;
  roleName: string;
  /** The page that asks before it joins. */
  url: string;
  expiresOn: string;
}

export function invitationMail(shop: MailShop, { to, invitedBy, roleName, url, expiresOn }: Invitation): Mail {
  const title = `${invitedBy} invites you to ${shop.name}`;
  const lead = `Join the team of ${shop.name} as ${roleName}. The invitation is for this address and works until ${expiresOn}.`;
  const foot = "You don't know what this is about? Then ignore this email: nothing happens.";
  return {
    kind: "team_invitation",
    to,
    subject: title,
    text: [lead, `Join the team: ${url}`, foot].join("\n\n"),
    html: mailHtml({
      shop,
      title,
      heading: `Join ${shop.name}`,
      preheader: lead,
      lead,
      button: { text: "Join the team", href: url },
      foot: { text: foot },
    }),
    hasSecret: true,
  };
}

interface Answer {
  to: string;
  decidedBy: string;
  sentences: readonly string[];
  isGranted: boolean;
  note: string;
  /** "tomorrow at 11:20"; null for good. */
  until: string | null;
  url: string;
}

export function answerMail(shop: MailShop, { to, decidedBy, sentences, isGranted, note, until, url }: Answer): Mail {
  const title = isGranted ? "You have the permission that you asked for" : "Your request was not granted";
  const what = sentences.map((sentence) => `“${sentence}”`).join(", ");
  const lead = isGranted
    ? `${decidedBy} lets you do this in ${shop.name}${until ? ` until ${until}` : ""}: ${what}.`
    : `${decidedBy} did not grant this in ${shop.name}: ${what}.`;
  const words = note ? `${decidedBy} wrote: “${note}”` : "";
  return {
    kind: "permission_answered",
    to,
    subject: title,
    text: [lead, words, `Open the dashboard: ${url}`].filter(Boolean).join("\n\n"),
    html: mailHtml({
      shop,
      title,
      preheader: lead,
      lead: [lead, words].filter(Boolean).join(" "),
      button: { text: "Open the dashboard", href: url },
    }),
  };
}
