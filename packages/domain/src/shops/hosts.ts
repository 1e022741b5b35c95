// A host decides everything about where a request belongs: its context and its shop. Nothing that a client sends
// besides the host takes part. Source: architecture "Hosts", readings "context".

export type Context = "merchant" | "backoffice";

/** What a host leads to, before any table has been asked. */
export type HostPlace =
  | { kind: "main" }
  | { kind: "backoffice" }
  | { kind: "files" }
  | { kind: "shop"; label: string }
  | { kind: "custom"; host: string };

/** Labels that no shop may take, because the platform answers there or may one day. */
export const reservedLabels: ReadonlySet<string> = new Set(
  "www backoffice files admin api app assets blog cdn dashboard dev docs help login mail static status support".split(
    " ",
  ),
);

/**
 * Reads the Host header against the platform's own host. The port is not part of the answer.
 * null where the text is no host name.
 */
export function placeOfHost(hostHeader: string, baseHost: string): HostPlace | null {
  const host = hostHeader
    .toLowerCase()
    .replace(/:\d{1,5}$/, "")
    .replace(/\.$/, "");
  if (host.length > 253 || !/^[a-z0-9.-]+$/.test(host)) return null;
  if (host === baseHost) return { kind: "main" };
  if (!host.endsWith(`.${baseHost}`)) return { kind: "custom", host };
  const label = host.slice(0, -baseHost.length - 1);
  if (label === "backoffice" || label === "files") return { kind: label };
  return label.includes(".") || reservedLabels.has(label) ? null : { kind: "shop", label };
}
