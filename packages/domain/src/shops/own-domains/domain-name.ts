import { checkIfGiven } from "../../validation/rule.ts";
import { domain } from "../../validation/rules/addresses.ts";

/**
 * A typed domain as it stands in the DNS: without "https://", a path or a port, in small letters. null where it is none.
 * `toAscii` turns names in other letters into what the DNS knows them as.
 */
export function readDomainName(typed: string, toAscii: (name: string) => string = (name) => name): string | null {
  const bare = typed
    .trim()
    .replace(/^[a-z]+:\/\//i, "")
    .replace(/[/?#:].*$/, "")
    .replace(/\.$/, "");
  const host = toAscii(bare.toLowerCase());
  const isName = /^(?=.{4,253}$)([a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(host);
  return isName && checkIfGiven(host, [domain]) === null ? host : null;
}
