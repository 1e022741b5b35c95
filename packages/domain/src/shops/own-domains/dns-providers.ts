// DNS providers, recognised by their name servers: where a domain's records are entered there, and what the fields are called.

import type { RecordType } from "./domain-records.ts";

export interface DnsProvider {
  readonly name: string;
  /** How the names of its servers end; "#" stands for a number. */
  readonly servers: readonly string[];
  /** Where one comes to its domains, signed in. */
  readonly page: string;
  /** What is opened there for the domain. */
  readonly opens: string;
  readonly nameField: string;
  /** Of a CAA record the value has three fields everywhere: flags, tag and the authority. */
  readonly valueFields: { readonly CNAME: string; readonly A: string; readonly TXT: string };
  /** What the field of the name takes for the domain itself. */
  readonly itself: "@" | "nothing";
  /** What else has to be seen to. */
  readonly also?: { readonly of: readonly RecordType[]; readonly text: string };
}

const oneField = (field: string) => ({ CNAME: field, A: field, TXT: field });

/** By their own screens and help pages. */
export const DNS_PROVIDERS: readonly DnsProvider[] = [
  {
    name: "Cloudflare",
    servers: ["ns.cloudflare.com"],
    page: "https://dash.cloudflare.com/",
    opens: "DNS, then Records",
    nameField: "Name",
    valueFields: { CNAME: "Target", A: "IPv4 address", TXT: "Content" },
    itself: "@",
    also: {
      of: ["CNAME", "A"],
      text: "Set the proxy status to “DNS only”: behind the proxy we cannot see where the domain leads.",
    },
  },
  {
    name: "GoDaddy",
    servers: ["domaincontrol.com"],
    page: "https://dcc.godaddy.com/control/portfolio",
    opens: "DNS",
    nameField: "Name",
    valueFields: oneField("Value"),
    itself: "@",
  },
  {
    name: "Namecheap",
    servers: ["registrar-servers.com"],
    page: "https://ap.www.namecheap.com/domains/list/",
    opens: "Manage, then Advanced DNS",
    nameField: "Host",
    valueFields: { ...oneField("Value"), CNAME: "Target" },
    itself: "@",
  },
  {
    name: "IONOS",
    servers: ["ui-dns.com", "ui-dns.org", "ui-dns.de", "ui-dns.biz"],
    page: "https://my.ionos.co.uk/domains",
    opens: "DNS",
    nameField: "Host name",
    valueFields: { CNAME: "Points to", A: "Points to", TXT: "Value" },
    itself: "@",
  },
  {
    name: "Gandi",
    servers: ["gandi.net"],
    page: "https://admin.gandi.net/domain",
    opens: "DNS Records",
    nameField: "Name",
    valueFields: { CNAME: "Hostname", A: "IPv4 address", TXT: "Text value" },
    itself: "@",
    also: {
      of: ["CNAME"],
      text: "Write a full stop behind the value of the CNAME record, or Gandi adds your domain to it.",
    },
  },
  {
    name: "OVHcloud",
    servers: ["ovh.net", "ovh.ca", "anycast.me"],
    page: "https://www.ovh.com/manager/",
    opens: "DNS zone",
    nameField: "Sub-domain",
    valueFields: { CNAME: "Target", A: "Target", TXT: "Value" },
    itself: "nothing",
    also: {
      of: ["CNAME"],
      text: "Write a full stop behind the value of the CNAME record, or OVHcloud adds your domain to it.",
    },
  },
  {
    name: "Amazon Route 53",
    servers: ["awsdns-#.com", "awsdns-#.net", "awsdns-#.org", "awsdns-#.co.uk"],
    page: "https://console.aws.amazon.com/route53/v2/hostedzones",
    opens: "its hosted zone",
    nameField: "Record name",
    valueFields: oneField("Value"),
    itself: "nothing",
    also: { of: ["TXT"], text: "Put quotation marks around the value of the TXT record." },
  },
  {
    name: "Squarespace",
    servers: ["squarespacedns.com"],
    page: "https://account.squarespace.com/domains",
    opens: "DNS",
    nameField: "Host",
    valueFields: oneField("Data"),
    itself: "@",
  },
  {
    name: "Porkbun",
    servers: ["ns.porkbun.com"],
    page: "https://porkbun.com/account/domainsSpeedy",
    opens: "DNS",
    nameField: "Host",
    valueFields: oneField("Answer"),
    itself: "nothing",
  },
  {
    name: "Hostinger",
    servers: ["dns-parking.com"],
    page: "https://hpanel.hostinger.com/domains",
    opens: "DNS / Nameservers",
    nameField: "Name",
    valueFields: { CNAME: "Target", A: "Points to", TXT: "TXT value" },
    itself: "@",
  },
  {
    name: "DigitalOcean",
    servers: ["digitalocean.com"],
    page: "https://cloud.digitalocean.com/networking/domains",
    opens: "its records",
    nameField: "Hostname",
    valueFields: { CNAME: "Is an alias of", A: "Will direct to", TXT: "Value" },
    itself: "@",
    also: {
      of: ["CNAME"],
      text: "Write a full stop behind the value of the CNAME record, or DigitalOcean adds your domain to it.",
    },
  },
];

/** Who runs a domain's DNS, by the names of its servers; null where they are nobody's that is known, or of several companies. */
export function providerOf(nameServers: readonly string[]): DnsProvider | null {
  const [first, ...others] = nameServers.map((server) => DNS_PROVIDERS.find(({ servers }) => endsAs(server, servers)));
  return first && others.every((each) => each === first) ? first : null;
}

function endsAs(server: string, ends: readonly string[]): boolean {
  const name = server
    .toLowerCase()
    .replace(/\.$/, "")
    .replace(/-\d+(?=\.)/g, "-#");
  return ends.some((end) => name === end || name.endsWith(`.${end}`));
}

/** What a provider's field of the name takes for a record: its part in front of the zone. "" for the zone itself. */
export function nameInZone(name: string, zone: string): string {
  if (name === zone) return "";
  return name.endsWith(`.${zone}`) ? name.slice(0, -zone.length - 1) : name;
}
