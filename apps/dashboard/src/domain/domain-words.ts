import type { Tone } from "@selvedge/ui/feedback/status-badge";
import type { OwnDomain } from "./addresses-query.ts";

type Mark = { tone: Tone; shape: "dot" | "ring" | "square"; text: string };

const missing = ({ records }: OwnDomain) => records.filter(({ state }) => state !== "found").length;

/** A domain's state as a badge. */
export function stateOf(domain: OwnDomain): Mark {
  if (domain.state === "active")
    return domain.reason
      ? { tone: "warning", shape: "ring", text: "Look" }
      : { tone: "success", shape: "dot", text: domain.isMain ? "Main now" : "Works" };
  if (domain.state === "issuing") return { tone: "info", shape: "ring", text: "Getting its certificate" };
  if (domain.state === "failed") return { tone: "danger", shape: "square", text: "Does not work" };
  const count = missing(domain);
  return {
    tone: "warning",
    shape: "ring",
    text: count === 1 ? "Waiting for 1 record" : `Waiting for ${count} records`,
  };
}

/** The four steps of a domain, with what is done of each. */
export function stepsOf(domain: OwnDomain) {
  const found = domain.records.length - missing(domain);
  const isProven = domain.records.length > 0 && missing(domain) === 0;
  const isSecure = domain.certificateExpiresAt !== null;
  return [
    { title: "Your domain", text: domain.host, isDone: true },
    {
      title: "DNS records",
      text: `${found} of ${domain.records.length} found`,
      isDone: isProven || domain.state === "active",
    },
    { title: "Certificate", text: isSecure ? "renews by itself" : "by itself, a few minutes", isDone: isSecure },
    {
      title: "Live",
      text: domain.isMain
        ? "the old address leads here"
        : domain.state === "active"
          ? "make it the main one"
          : "then it works",
      isDone: domain.state === "active",
    },
  ];
}

/** What stands in the way of a record, and what to do. */
export function adviceFor({ type, value, state, found }: OwnDomain["records"][number]): string {
  if (state === "found") return "It is there.";
  if (type === "CAA")
    return `Your domain allows certificates of ${found.join(", ")} only. Add a second CAA record with ${value}; leave the other where it is.`;
  if (state === "missing") return "It is not there yet. Changes at a provider can take up to an hour to be seen.";
  return `There is ${found.map((each) => `“${each}”`).join(", ")} in its place. Change it to the value on the left.`;
}

/** Where the records of a domain are entered that is with nobody we know. */
export function unknownProvider(servers: readonly string[]): string {
  const where = servers.length > 0 ? `It is with the servers ${servers.join(", ")}, which we do not know. ` : "";
  return `${where}Sign in where you bought the domain, or where its DNS was moved to, and look for “DNS”, “DNS records” or “zone”. Fields for the name often take only the part in front of your domain.`;
}

/** A `mailto:` link whose email lists the DNS records that a domain still needs. The merchant chooses the recipient. */
export function stepsMail({ host, records }: Pick<OwnDomain, "host" | "records">): string {
  const wanted = records.filter(({ state }) => state !== "found");
  const body = [
    `Please add ${wanted.length === 1 ? "this record" : "these records"} where the domain ${host} is managed, so that our shop opens there:`,
    ...wanted.map(({ type, name, value }) => `Type: ${type}\nName: ${name}\nValue: ${value}`),
    "Nothing else has to be changed. It can take up to an hour to be seen.",
  ].join("\n\n");
  return `mailto:?subject=${encodeURIComponent(`DNS records for ${host}`)}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`;
}
