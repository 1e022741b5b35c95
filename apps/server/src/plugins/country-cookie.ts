// Where a visitor is, as a proxy in front of the platform says it: written into the cookie that pages and guards read.
// Source: platform-core §6.
import type { IncomingMessage, ServerResponse } from "node:http";
import { geoCountryCookie, readGeoCountry } from "@selvedge/domain/access/region";
import type { Config } from "../config.ts";

/** Long enough for a visit, short enough to notice a journey. In seconds. */
const lastsFor = 24 * 3600;

/** What proxies write for an address that they cannot place, and for the Tor network. */
const nowhere = new Set(["XX", "T1"]);

/**
 * Reads the country of each request from the configured header, before anything answers it, also from the cache. A cookie
 * that is there stays: it may be a choice. Without a header nothing is read, because a visitor could write it.
 */
export function countryCookie(config: Pick<Config, "countryHeader" | "publicProtocol">) {
  const secure = config.publicProtocol === "https" ? "; Secure" : "";
  return ({ headers }: IncomingMessage, response: ServerResponse): void => {
    const { countryHeader } = config;
    if (countryHeader === null || hasCookie(headers.cookie)) return;
    const country = readGeoCountry([headers[countryHeader] ?? ""].flat()[0]);
    if (country === null || nowhere.has(country)) return;
    const cookie = `${geoCountryCookie}=${country}`;
    headers.cookie = headers.cookie ? `${headers.cookie}; ${cookie}` : cookie;
    response.setHeader("Set-Cookie", `${cookie}; Path=/; Max-Age=${lastsFor}; SameSite=Lax${secure}`);
  };
}

const pattern = new RegExp(`(?:^|;\\s*)${geoCountryCookie}=`);
const hasCookie = (cookies: string | undefined): boolean => cookies !== undefined && pattern.test(cookies);
