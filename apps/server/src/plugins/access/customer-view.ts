// What a colleague does who sees a dashboard or an account as its owner sees it: changes are refused unless they were granted,
// and each page and change is a row of the audit, under the colleague's name. Source: reliability S36.

import { basePath } from "@selvedge/contracts/call";
import { mayChangeInView } from "@selvedge/domain/people/customer-view";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Platform } from "../../platform.ts";
import { logSecurityEvent } from "../log/security-log.ts";
import { Refusal } from "../refusal.ts";
import { isViewToken } from "../session/session.ts";
import { type CustomerView, findAccount } from "./find-account.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Changes nothing, although it is no GET. */
    isRead?: true;
    /** Leads out of a view. */
    endsView?: true;
    /** Shows a refusal on its own page, and so asks `requireChange` itself. */
    showsRefusals?: true;
  }
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

export function addViewGuard(app: FastifyInstance, platform: Platform) {
  app.addHook("onRequest", async (request) => {
    if (!isViewToken(request.sessionToken)) return;
    if (!request.routeOptions.config.showsRefusals) await requireChange(platform, request);
    await logRead(platform, request);
  });
}

/** Ends a request that would change something in a view which may only look, or which is over. */
export async function requireChange(platform: Platform, request: FastifyRequest): Promise<void> {
  const { config, url: route = "" } = request.routeOptions;
  if (!isViewToken(request.sessionToken) || safeMethods.has(request.method)) return;
  if (config.isRead || config.endsView || config.provesItself) return;
  const account = await findAccount(platform, request);
  const view = account?.view;
  const path = route.startsWith(basePath) ? route.slice(basePath.length) : "";
  if (!account || !view || !mayChangeInView(path, view.mayChange))
    throw new Refusal("onlyLooking", account ? { message: textFor(account.fullName || account.email) } : {});
  await log(platform, request, { action: "customer_view.changed", accountId: account.id, view });
}

const textFor = (name: string): string => `You are seeing this as ${name}. Nothing can be changed here.`;

const loggedReads = new Set<string>();
const mostLogged = 20_000;
/** Files of the programs themselves, and what they ask again and again. */
const isUnlogged = /^\/(assets|fonts|garments|see-as)\/|\/live\/$|\/secure\/get\/$|\.\w+$/;

/** One row for each page and record that is asked for in a view, however often. */
async function logRead(platform: Platform, request: FastifyRequest): Promise<void> {
  const path = pathOf(request);
  const isRead = safeMethods.has(request.method) || request.routeOptions.config.isRead === true;
  if (!isRead || isUnlogged.test(path)) return;
  const account = await findAccount(platform, request);
  if (!account?.view) return;
  const key = `${account.view.id} ${path}`;
  if (loggedReads.has(key)) return;
  if (loggedReads.size > mostLogged) loggedReads.clear();
  loggedReads.add(key);
  await log(platform, request, { action: "customer_view.read", accountId: account.id, view: account.view });
}

const pathOf = ({ url }: FastifyRequest): string => url.split("?")[0]!.slice(0, 300);

interface Seen {
  action: "customer_view.read" | "customer_view.changed";
  accountId: number;
  view: CustomerView;
}

const log = ({ pools }: Platform, request: FastifyRequest, { action, accountId, view }: Seen) =>
  logSecurityEvent(pools, {
    action,
    subject: `account ${accountId}`,
    account: { id: view.viewerId, name: view.by },
    detail: { view: view.id, call: `${request.method} ${pathOf(request)}`, host: request.place.host },
    requestId: request.id,
  });
