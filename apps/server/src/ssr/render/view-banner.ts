import { escapeHtml } from "@selvedge/domain/text";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../platform.ts";
import { findAccount } from "../../plugins/access/find-account.ts";
import { isViewToken } from "../../plugins/session/session.ts";

const none = { head: "", body: "" };

const { format: clock } = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Europe/London",
});

const bar =
  "position:sticky;top:0;z-index:2147483000;display:flex;flex-wrap:wrap;align-items:center;gap:4px 16px;padding:8px 16px;border-top:3px solid #d2332b;background:#1b1d24;color:#fff;font:14px/20px system-ui,sans-serif";
const leave =
  "margin-left:auto;min-height:32px;padding:0 12px;border:1px solid #fff;border-radius:6px;background:#fff;color:#1b1d24;font:inherit;font-weight:600;cursor:pointer";

/**
 * What stands above every page of a shop that a colleague sees as one of its customers: whose, until when, why, and the way
 * out. The page loads again when the time is over. Empty for everybody else.
 */
export async function viewBanner(platform: Platform, request: FastifyRequest): Promise<{ head: string; body: string }> {
  if (!isViewToken(request.sessionToken)) return none;
  const account = await findAccount(platform, request);
  if (!account?.view) return none;
  const { until, reason } = account.view;
  const seconds = Math.max(1, Math.ceil((until.getTime() - platform.now().getTime()) / 1000));
  return {
    head: `<meta http-equiv="refresh" content="${seconds}">`,
    body: `<aside aria-label="You see this shop as a customer" style="${bar}"><strong>Seeing this shop as ${escapeHtml(account.fullName || account.email)}</strong><span>Read only, until ${clock(until)}. Every page is logged. “${escapeHtml(reason)}”</span><form method="post" action="/logout/" style="display:contents"><button style="${leave}">Leave</button></form></aside>`,
  };
}
