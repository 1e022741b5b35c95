// The two apps that run wholly in the browser: the merchant's at the main site's /dashboard/, the staff's on the
// back-office host. Any path of theirs that is no file is answered with the app's one document.
import { shopAccountPath, shopperPath } from "@selvedge/domain/access/account-guards";
import { guardSets } from "@selvedge/domain/access/guards";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { findAccount } from "../../../plugins/access/find-account.ts";
import { checkGuards } from "../../../plugins/access/visit-facts.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { type FileAnswer, sendFile, staticFile } from "./static-files.ts";

const appsFolder = new URL("../../../../../", import.meta.url);

interface BrowserApp {
  /** Folder of its build. */
  dist: URL;
  /** Path that it lives under. */
  base: string;
}

const dashboard: BrowserApp = { dist: new URL("dashboard/dist/", appsFolder), base: "/dashboard/" };
const backOffice: BrowserApp = { dist: new URL("back-office/dist/", appsFolder), base: "/" };

/**
 * Answers a request that belongs to one of the apps; false for all others. A shop has no dashboard: its host leads to the
 * main site's, and people who only shop to their account.
 */
export async function serveApp(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const { kind } = request.place;
  const [path = "/"] = request.url.split("?");
  if (kind === "files" || kind === "frames") throw new Refusal("notFound");
  if (kind === "shop" && isDashboard(path)) {
    const to = (await findAccount(platform, request))?.isShopper
      ? shopAccountPath
      : platform.origins.main + request.url;
    await reply.header("Cache-Control", "no-store").redirect(to, 302);
    return true;
  }
  const app = kind === "backoffice" ? backOffice : kind === "main" && isDashboard(path) ? dashboard : null;
  if (!app) return false;
  if (path === "/dashboard") {
    await reply.redirect("/dashboard/", 301);
    return true;
  }
  const file = await findFile(app, path);
  if (!file) throw new Refusal(/\.\w+$/.test(path) ? "notFound" : "unavailable", { message: notBuilt });
  const elsewhere = app === dashboard && file.name === "index.html" ? await ledFromDashboard(platform, request) : null;
  if (elsewhere) {
    await reply.header("Cache-Control", "no-store").redirect(elsewhere, 302);
    return true;
  }
  const rules = file.name.endsWith(".html") ? policy(platform) : policiesOfWorkers[file.name];
  await sendFile(request, reply, { ...file, headers: rules ? { "Content-Security-Policy": rules } : {} });
  return true;
}

/**
 * Where to redirect a visitor who may not open the dashboard yet: to sign in, or to the missing step of the sign-up. While
 * accounts cannot be read the dashboard opens: its calls are guarded by themselves, and it shows what it cannot reach.
 */
async function ledFromDashboard(platform: Platform, request: FastifyRequest): Promise<string | null> {
  try {
    // Whoever only shops is not asked for a shop's terms: their account is at a shop.
    if ((await findAccount(platform, request))?.isShopper) return shopperPath;
    const { decision } = await checkGuards(platform, request, [...guardSets.dashboardAccess, "hasStore"]);
    return decision.ok ? null : decision.to;
  } catch (error) {
    request.log.warn({ err: error }, "the dashboard opens without a look at who asks");
    return null;
  }
}

const notBuilt = "This part has not been built yet. Run npm run build.";
const isDashboard = (path: string) => path === "/dashboard" || path.startsWith("/dashboard/");

async function findFile({ dist, base }: BrowserApp, path: string): Promise<FileAnswer | null> {
  const name = path.slice(base.length);
  const isPlain = /^[\w.-]+(\/[\w.-]+)*$/.test(name) && !name.includes("..") && !name.startsWith(".");
  const packed = isPlain ? await staticFile(new URL(name, dist)) : null;
  if (packed && name !== "index.html")
    return { name, packed, cachePolicy: name.startsWith("assets/") ? "immutable" : "day" };
  if (/\.\w+$/.test(name) && name !== "index.html") return null;
  const index = await staticFile(new URL("index.html", dist));
  return index && { name: "index.html", packed: index, cachePolicy: "revalidate" };
}

/** A worker lives under the policy that its own script came with: without one it reaches nothing. */
const policiesOfWorkers: Record<string, string> = {
  "station-worker.js": "default-src 'none'; connect-src 'self'",
};

/** Scripts are ours alone; styles too, but for those that parts put on their own elements. */
const policy = ({ origins, config }: Platform): string => {
  const shops = `${config.publicProtocol}://*.${config.baseHost}${config.publicPort}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${origins.files} ${shops}`,
    `font-src 'self' ${origins.files}`,
    `connect-src 'self' ${origins.files}`,
    `frame-src 'self' ${shops}`,
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
};
