// What the link of a receipt alone shows of a person. The link travels in mails and gets forwarded; where somebody lives
// does not travel along.

/** An address of which only the first letter and the host are shown: "r•••@postbox.example". */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  if (at < 1) return "•••";
  const [first] = email;
  return `${first}•••${email.slice(at)}`;
}

/** Whether somebody typed the postcode that is meant: letters' case, spaces and hyphens do not count. */
export const isSamePostcode = (typed: string, meant: string): boolean =>
  bare(typed) !== "" && bare(typed) === bare(meant);

const bare = (postcode: string): string => postcode.replace(/[\s-]/g, "").toUpperCase();
