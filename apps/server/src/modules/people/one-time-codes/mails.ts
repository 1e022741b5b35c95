// The mails that carry a link or six digits. They repeat nothing that was typed into a form: anyone can send a form for any
// address.
import { escapeHtml } from "@selvedge/domain/text";
import { cardRow, type Mail, type MailShop, mailHtml } from "../../site/mails/index.ts";
import { type PurposeName, purposes } from "./purposes.ts";

type MailedPurpose = {
  [Name in PurposeName]: (typeof purposes)[Name]["by"] extends "mail" ? Name : never;
}[PurposeName];

interface Words {
  subject: (shopName: string, digits: string) => string;
  heading: (shopName: string) => string;
  lead: (shopName: string, minutes: number) => string;
  button: string;
  /** The page that the link opens, on the host of the shop that asked. */
  path: (token: string) => string;
  foot: string;
}

const words: Record<MailedPurpose, Words> = {
  verify_email: {
    subject: (shop, digits) => `${digits} is your ${shop} code`,
    heading: () => "Confirm your email",
    lead: (_, minutes) => `Type this code where you signed up, or press the button. Both work for ${minutes} minutes.`,
    button: "Confirm my email",
    path: (token) => `/sign-up/verify/${token}/`,
    foot: "You didn't sign up? Then ignore this email: nothing happens without the code.",
  },
  change_email: {
    subject: (shop, digits) => `${digits} confirms your new ${shop} address`,
    heading: () => "Confirm your new address",
    lead: (_, minutes) =>
      `Type this code in your settings, or press the button. Both work for ${minutes} minutes. You sign in with this address from then on.`,
    button: "Use this address",
    path: (token) => `/change-email/${token}/`,
    foot: "You didn't ask for this? Then ignore this email: your address stays as it is.",
  },
  undo_email: {
    subject: (shop) => `Your ${shop} address was changed`,
    heading: () => "Your address was changed",
    lead: (shop) =>
      `Your ${shop} account is signed in to with another address from now on. If you changed it, there is nothing to do.`,
    button: "It wasn't me",
    path: (token) => `/not-me/${token}/`,
    foot: "The button works for seven days. It brings this address back, signs every device out and asks for a new password.",
  },
  reset_password: {
    subject: (shop) => `Reset your ${shop} password`,
    heading: () => "Choose a new password",
    lead: (_, minutes) =>
      `Press the button and choose a new password. The link works once, for ${minutes} minutes. All devices are signed out.`,
    button: "Choose a new password",
    path: (token) => `/reset-password/${token}/`,
    foot: "You didn't ask for this? Then ignore this email: your password stays as it is.",
  },
  sign_in: {
    subject: (shop, digits) => `${digits} is your ${shop} sign-in code`,
    heading: (shop) => `Sign in to ${shop}`,
    lead: (_, minutes) => `Press the button on this device, or type the code. Both work once, for ${minutes} minutes.`,
    button: "Sign in",
    path: (token) => `/login/link/${token}/`,
    foot: "You didn't ask to sign in? Then ignore this email: no one gets in without it.",
  },
  confirm_identity: {
    subject: (shop, digits) => `${digits} confirms that it is you at ${shop}`,
    heading: () => "Confirm that it is you",
    lead: (_, minutes) =>
      `Type this code where you are about to change how you sign in. It works once, for ${minutes} minutes.`,
    button: "See where you are signed in",
    path: () => "/dashboard/settings/security",
    foot: "You didn't ask for this? Then somebody else is signed in as you: sign them out, and tell nobody this code.",
  },
};

export const isMailed = (purpose: PurposeName): purpose is MailedPurpose => purpose in words;

interface Reader {
  to: string;
  shop: MailShop;
  /** Of the host that the link opens, without a slash. */
  origin: string;
  token: string;
  digits: string;
}

/** The mail of one code. */
export function codeMail(purpose: MailedPurpose, { to, shop, origin, token, digits }: Reader): Mail {
  const { subject, heading, lead, button, path, foot } = words[purpose];
  const { minutes, has } = purposes[purpose];
  const spaced = `${digits.slice(0, 3)} ${digits.slice(3)}`;
  const sentence = lead(shop.name, minutes);
  const title = subject(shop.name, spaced);
  const href = origin + path(token);
  const hasCode = (has as readonly string[]).includes("code");
  return {
    kind: purpose,
    to,
    subject: title,
    text: [sentence, ...(hasCode ? [spaced] : []), `${button}: ${href}`, foot].join("\n\n"),
    html: mailHtml({
      shop,
      title,
      heading: heading(shop.name),
      preheader: sentence,
      lead: sentence,
      ...(hasCode ? { facts: codeRow(shop, spaced) } : {}),
      button: { text: button, href },
      foot: { text: foot },
    }),
    hasSecret: true,
  };
}

/**
 * To an address that somebody signed up with, or wants to change to, although it has an account. Only its owner learns this, never the page where it
 * was typed: the mail has no code.
 */
export function knownAddressMail(to: string, shop: MailShop, purpose: PurposeName): Mail {
  const title = `You already have a ${shop.name} account`;
  const lead =
    purpose === "change_email"
      ? "Someone wants to use this address for another account. If it was you, sign in with it: its account is as you left it."
      : "Someone signed up with this address. If it was you, sign in instead: your account is as you left it.";
  const button = { text: "Sign in", href: `${shop.origin}/login/` };
  const foot = "Not you? Then ignore this email: nothing has changed.";
  return {
    kind: "known_address",
    to,
    subject: title,
    text: [lead, `${button.text}: ${button.href}`, foot].join("\n\n"),
    html: mailHtml({ shop, title, heading: "Welcome back", preheader: lead, lead, button, foot: { text: foot } }),
  };
}

const codeRow = ({ look }: MailShop, spaced: string): string =>
  cardRow(
    `<p class="ink" style="margin:0;font:700 34px/44px ${look.textFont};letter-spacing:4px;color:${look.ink}">${escapeHtml(spaced)}</p>`,
    "18px 32px 0",
  );
