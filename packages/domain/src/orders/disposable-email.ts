// Disposable mail boxes that anyone can read. The list is short on purpose: a hit adds points and refuses no one.

const domains: ReadonlySet<string> = new Set([
  "10minutemail.com",
  "dispostable.com",
  "fakeinbox.com",
  "getnada.com",
  "grr.la",
  "guerrillamail.com",
  "mailcatch.com",
  "maildrop.cc",
  "mailinator.com",
  "mailnesia.com",
  "mintemail.com",
  "moakt.com",
  "sharklasers.com",
  "spam4.me",
  "temp-mail.org",
  "tempmail.com",
  "throwawaymail.com",
  "trashmail.com",
  "yopmail.com",
]);

/** Whether an email address is of a provider whose addresses are thrown away, also below it (a.mailinator.com). */
export function isDisposableEmail(email: string): boolean {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return [...domains].some((known) => domain === known || domain.endsWith(`.${known}`));
}
