// The records that a shop's own domain needs in the DNS, held against those that stand there.

export type RecordType = "CNAME" | "A" | "TXT" | "CAA";

export interface DomainRecord {
  readonly type: RecordType;
  /** The name that it stands under, whole. */
  readonly name: string;
  readonly value: string;
  readonly state: "found" | "missing" | "wrong";
  /** What stands there instead. */
  readonly found: readonly string[];
}

/** What the DNS says of a domain. Empty lists for what is not there. */
export interface FoundRecords {
  readonly cnames: readonly string[];
  readonly addresses: readonly string[];
  readonly texts: readonly string[];
  /** Who may issue certificates, by the nearest CAA records up the tree; empty: anybody. */
  readonly issuers: readonly string[];
  /** Where the CAA records stand. */
  readonly issuersAt: string;
}

export interface WantedDomain {
  readonly host: string;
  readonly token: string;
  /** The host that a CNAME names. */
  readonly target: string;
  /** The addresses of that host: a domain that cannot have a CNAME leads to one of them. */
  readonly targetAddresses: readonly string[];
  readonly isApex: boolean;
  /** The authority that makes certificates; null where none is asked. */
  readonly issuer: string | null;
}

export const proofName = (host: string): string => `_selvedge.${host}`;
export const proofValue = (token: string): string => `sv-verify=${token}`;

/** Each record that a domain needs, with what was found. A CAA record is needed only where others stand that leave us out. */
export function judgeRecords(wanted: WantedDomain, found: FoundRecords): DomainRecord[] {
  return [leads(wanted, found), proves(wanted, found), ...mayIssue(wanted, found)];
}

export const standAll = (records: readonly DomainRecord[]): boolean =>
  records.length > 0 && records.every(({ state }) => state === "found");

function leads(
  { host, target, targetAddresses, isApex }: WantedDomain,
  { cnames, addresses }: FoundRecords,
): DomainRecord {
  const named = cnames.map(plain);
  const isThere =
    named.includes(target) || (addresses.length > 0 && addresses.every((each) => targetAddresses.includes(each)));
  const asAddress = isApex && targetAddresses.length > 0;
  return {
    type: asAddress ? "A" : "CNAME",
    name: host,
    value: asAddress ? (targetAddresses[0] ?? target) : target,
    ...judged(isThere, named.length > 0 ? named : addresses),
  };
}

const proves = ({ host, token }: WantedDomain, { texts }: FoundRecords): DomainRecord => ({
  ...{ type: "TXT", name: proofName(host), value: proofValue(token) },
  ...judged(
    texts.includes(proofValue(token)),
    texts.filter((text) => text.startsWith("sv-verify=")),
  ),
});

function mayIssue({ issuer }: WantedDomain, { issuers, issuersAt }: FoundRecords): DomainRecord[] {
  if (issuer === null || issuers.length === 0) return [];
  const isAllowed = issuers.some((each) => plain(each) === issuer);
  return [{ type: "CAA", name: issuersAt, value: `0 issue "${issuer}"`, ...judged(isAllowed, issuers) }];
}

const plain = (name: string): string => name.toLowerCase().replace(/\.$/, "").split(";")[0]!.trim();

const judged = (isThere: boolean, found: readonly string[]): Pick<DomainRecord, "state" | "found"> =>
  isThere ? { state: "found", found: [] } : { state: found.length > 0 ? "wrong" : "missing", found };
