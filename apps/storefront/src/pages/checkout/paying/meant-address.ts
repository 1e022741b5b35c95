// The email address that somebody may have meant: "gamil.com" is a slip for "gmail.com".

/** Where most mail goes, by domain. */
const domains =
  "gmail.com googlemail.com yahoo.com yahoo.co.uk hotmail.com hotmail.co.uk outlook.com live.com live.co.uk icloud.com me.com aol.com btinternet.com sky.com virginmedia.com talktalk.net proton.me protonmail.com gmx.de gmx.net web.de t-online.de orange.fr free.fr wanadoo.fr laposte.net libero.it msn.com".split(
    " ",
  );
/** Domains that are one slip away from another one and are real. */
const real: ReadonlySet<string> = new Set([
  ...domains,
  "mail.com",
  "email.com",
  "gmx.com",
  "gmx.at",
  "gmx.ch",
  "ymail.com",
  "live.de",
  "live.fr",
  "yahoo.de",
  "yahoo.fr",
  "yahoo.it",
  "yahoo.es",
  "hotmail.de",
  "hotmail.fr",
  "hotmail.it",
  "hotmail.es",
  "outlook.de",
  "outlook.fr",
  "outlook.es",
  "aol.de",
  "me.uk",
  "web.com",
  "fee.fr",
]);

/** The address with the domain that its own is one slip away from; null where it is a known one, or like none. */
export function meantAddress(typed: string): string | null {
  const at = typed.trim().lastIndexOf("@");
  const domain = typed
    .trim()
    .slice(at + 1)
    .toLowerCase();
  if (at < 1 || real.has(domain)) return null;
  const meant = domains.find((each) => isOneSlipAway(domain, each));
  return meant ? `${typed.trim().slice(0, at)}@${meant}` : null;
}

/** One sign more, less, other, or two beside each other exchanged. */
export function isOneSlipAway(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (typed[start] !== undefined && typed[start] === meant[start]) start++;
  const [a, b] = [typed.slice(start), meant.slice(start)];
  if (a.length > b.length) return a.slice(1) === b;
  if (a.length < b.length) return a === b.slice(1);
  return a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));
}
