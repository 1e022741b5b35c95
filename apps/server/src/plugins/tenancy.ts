// The requested host decides the context and the division. Nothing else does.

import type { IncomingMessage } from "node:http";
import type { Pools } from "@selvedge/db/pools";
import type { DivisionId } from "@selvedge/domain/ids";
import { type Context, hostNameOf, placeOfHost } from "@selvedge/domain/shops/hosts";
import { mainDivisionId } from "@selvedge/domain/shops/special-shops";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Platform } from "../platform.ts";
import { answer } from "./errors.ts";
import { noShopHeaders, noShopPage, noShopText } from "./no-shop-page.ts";
import { Refusal } from "./refusal.ts";

export interface Division {
  id: DivisionId;
  name: string;
  code: string;
  currency: string;
  timeZone: string;
  supportEmail: string;
  manufacturer: { id: number; name: string; urlName: string };
}

export interface Place {
  kind: "main" | "shop" | "backoffice" | "files" | "frames";
  /** The requested host name, without port. */
  host: string;
  context: Context;
  /** null on the hosts of the back-office, of files and of frames, which belong to no shop. */
  division: Division | null;
  /** The host that visitors of this one are led to: the shop's main address, or its present one. null where this is it. */
  movedTo: string | null;
}

declare module "fastify" {
  interface FastifyRequest {
    place: Place;
  }
  interface FastifyContextConfig {
    /** Answers on the host of user files or of foreign content, where nothing else does. */
    foreign?: "files" | "frames";
  }
}

/**
 * Finds places by host. Remembered for a few seconds, so that a change of hosts needs no restart. A host that leads nowhere
 * is looked up each time: a shop answers in every process the moment it is made.
 */
export function placeFinder({ pools, live }: Pick<Platform, "pools" | "live">, baseHost: string) {
  const known = new LRUCache<string, Place>({ max: 20_000, ttl: 5_000 });
  // Another main address holds at once, before a page is cached under the former one.
  live.on("page_cache", (message) => {
    const changed = new Set(message.split(" ").filter((tag) => tag.startsWith("division:")));
    for (const [host, { division }] of known.entries())
      if (division && changed.has(`division:${division.id}`)) known.delete(host);
  });
  return async (hostHeader: string): Promise<Place | null> => {
    const host = hostNameOf(hostHeader);
    if (host === null) return null;
    const remembered = known.get(host);
    if (remembered) return remembered;
    const place = await findPlace(pools, baseHost, host);
    if (place) known.set(host, place);
    return place;
  };
}

/** A shop by the label of its address, or by one that it had and whose visitors are still led on. */
const presentLabel = `s.label = coalesce((select n.label from subdomains n where n.label = $1),
  (select n.label from former_labels f join subdomains n using (division_id) where f.label = $1 and f.until > now()))`;

/** The place of a host as a request names it, looked up anew. */
export async function lookUpPlace(pools: Pools, baseHost: string, hostHeader: string): Promise<Place | null> {
  const host = hostNameOf(hostHeader);
  return host === null ? null : findPlace(pools, baseHost, host);
}

async function findPlace(pools: Pools, baseHost: string, host: string): Promise<Place | null> {
  const at = placeOfHost(host, baseHost);
  if (!at) return null;
  if (at.kind === "backoffice")
    return { kind: "backoffice", host, context: "backoffice", division: null, movedTo: null };
  if (at.kind === "files" || at.kind === "frames")
    return { kind: at.kind, host, context: "merchant", division: null, movedTo: null };
  const [where, value] =
    at.kind === "main"
      ? (["d.id = $1", mainDivisionId] as const)
      : at.kind === "shop"
        ? ([presentLabel, at.label] as const)
        : (["c.host = $1 and c.verified_at is not null", at.host] as const);
  const { rows } = await pools.web.query(
    `select d.id, d.name, d.code, d.currency, d.time_zone, d.support_email, m.id as manufacturer_id, m.name as manufacturer_name, m.url_name,
       s.label, (select x.host from custom_domains x where x.division_id = d.id and x.active) as main_host
     from divisions d join manufacturers m on m.id = d.manufacturer_id
     left join subdomains s on s.division_id = d.id left join custom_domains c on c.division_id = d.id
     where ${where} and not d.disabled limit 1`,
    [value],
  );
  const row = rows[0];
  if (!row) return null;
  const division: Division = {
    id: row.id,
    name: row.name,
    code: row.code,
    currency: row.currency,
    timeZone: row.time_zone,
    supportEmail: row.support_email,
    manufacturer: { id: row.manufacturer_id, name: row.manufacturer_name, urlName: row.url_name },
  };
  const kind = at.kind === "main" ? "main" : "shop";
  const ownHost = row.main_host ?? (at.kind === "shop" ? `${row.label}.${baseHost}` : host);
  return { kind, host, context: "merchant", division, movedTo: kind === "main" || ownHost === host ? null : ownHost };
}

/** Two Host headers are ambiguous: a proxy in front may have read the other one. Source: RFC 9112 §3.2 */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === "host" && ++count === 2) return true;
  }
  return false;
}

/** Paths that machines request by IP address rather than by name. */
const hostless = new Set(["/healthz", "/readyz", "/metrics"]);

/** People who request a shop that does not exist are shown the way to the platform's own site. */
export function addTenancy(
  app: FastifyInstance,
  find: (host: string) => Promise<Place | null>,
  { config, origins }: Pick<Platform, "config" | "origins">,
) {
  app.decorateRequest("place", null as unknown as Place);
  app.addHook("onRequest", async (request, reply) => {
    if (hasTwoHosts(request.raw)) throw new Refusal("badRequest");
    if (hostless.has(request.url)) return;
    const place = await find(request.headers.host ?? "");
    if (place) {
      // Nothing else is answered on the hosts of user files and of foreign content: no call, no sign-in, no page.
      const isForeign = place.kind === "files" || place.kind === "frames";
      if (isForeign && request.routeOptions.config.foreign !== place.kind) throw new Refusal("notFound");
      request.place = place;
      if (place.movedTo === null || !isVisit(request)) return;
      const home = `${config.publicProtocol}://${place.movedTo}${config.publicPort}`;
      return reply.header("Cache-Control", "public, max-age=60").redirect(home + request.url, 308);
    }
    if (!request.headers.accept?.includes("text/html"))
      return answer(request, reply, new Refusal("notFound", { message: noShopText }));
    return reply
      .code(404)
      .headers({ ...noShopHeaders, "Cache-Control": "no-store" })
      .type("text/html; charset=utf-8")
      .send(noShopPage(origins.main));
  });
}

/**
 * Whether somebody opens a page: such a request is led to the shop's main address. Calls, files and what the shop's own people
 * look at in a frame of the dashboard stay where they are.
 */
const isVisit = ({ method, headers, url }: FastifyRequest): boolean =>
  (method === "GET" || method === "HEAD") &&
  headers.accept?.includes("text/html") === true &&
  !/[?&]preview=/.test(url) &&
  !url.startsWith("/omnis/") &&
  !url.startsWith("/.well-known/");

/** The shop that the request's host belongs to; throws if there is none. */
export function requireDivision(request: FastifyRequest): Division {
  if (!request.place.division) throw new Refusal("notFound");
  return request.place.division;
}

/** A shop's host serves its own division; the main site serves any. Everything else is not found. */
export function visibleDivision(request: FastifyRequest, wanted: DivisionId): DivisionId {
  const { id } = requireDivision(request);
  if (wanted !== id && id !== mainDivisionId) throw new Refusal("notFound");
  return wanted;
}
