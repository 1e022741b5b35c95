/** An address over https without a user's name in it: what it is, its origin, its host. */
const framable = /^(https:\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(?::\d{1,5})?)(?:[/?#][^\s"'<>]*)?$/i;

export interface FrameAddress {
  readonly href: string;
  readonly origin: string;
  readonly host: string;
}

/**
 * The address of a frame when it may be framed: a site of its own, over https. Null for every other one, so that no page of
 * this platform runs inside a frame of itself. `ownHost` is the platform's, of which shops are subdomains.
 */
export function frameAddress(src: string, ownHost = ""): FrameAddress | null {
  const [href, origin = "", host = ""] = framable.exec(src.trim()) ?? [];
  if (!href) return null;
  const lower = host.toLowerCase();
  const isOwn = ownHost !== "" && (lower === ownHost || lower.endsWith(`.${ownHost}`));
  return isOwn ? null : { href, origin: origin.toLowerCase(), host: lower };
}
