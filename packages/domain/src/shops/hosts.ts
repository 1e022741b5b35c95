// A host decides everything about where a request belongs: its context and its shop. Nothing that a client sends
// besides the host takes part. Source: architecture "Hosts", readings "context".

export type Context = "merchant" | "backoffice";

/** What a host leads to, before any table is read. */
export type HostPlace =
  | { kind: "main" }
  | { kind: "backoffice" }
  | { kind: "files" }
  | { kind: "frames" }
  | { kind: "shop"; label: string }
  | { kind: "custom"; host: string };

/** Labels that no shop may take, because the platform answers there or may one day. */
export const reservedLabels: ReadonlySet<string> = new Set(
  "www backoffice files account accounts admin api app assets billing blog cdn dashboard dev docs email frames ftp help host hosting images img imap localhost login mail mx ns1 ns2 office official pay payments pop root secure security selvedge shop shops sign-up signup smtp staff static status store stores support sysadmin team test webmail webmaster".split(
    " ",
  ),
);

const hostHeaderShape = /^([a-z0-9-]+(?:\.[a-z0-9-]+)*)\.?(?::\d{0,5})?$/;

/**
 * The name in a Host header: small letters, no port, no dot at its end. The port is anybody's word and takes part in
 * nothing. null where the text is no host name.
 */
export function hostNameOf(hostHeader: string): string | null {
  if (hostHeader.length > 260) return null;
  const [, host = ""] = hostHeaderShape.exec(hostHeader.toLowerCase()) ?? [];
  return host === "" || host.length > 253 ? null : host;
}

/** Reads a host's name, as `hostNameOf` gives it, against the platform's own. null for one that leads nowhere. */
export function placeOfHost(host: string, baseHost: string): HostPlace | null {
  if (host === baseHost) return { kind: "main" };
  if (!host.endsWith(`.${baseHost}`)) return { kind: "custom", host };
  const label = host.slice(0, -baseHost.length - 1);
  if (label === "backoffice" || label === "files" || label === "frames") return { kind: label };
  return label.includes(".") || reservedLabels.has(label) ? null : { kind: "shop", label };
}
