/** An address as people type it, made one that leads there: "example.com" is a site, "a@b.example" a mail. */
export function writtenLink(typed: string): string {
  const address = typed.trim();
  if (/^[^\s@/:]+@[^\s@/]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`;
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(address) ? `https://${address}` : address;
}
