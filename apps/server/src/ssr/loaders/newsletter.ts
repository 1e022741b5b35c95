import type { NewsletterPageData } from "@selvedge/contracts/pages/page-data";
import { subscribeMessages } from "@selvedge/contracts/subscribers/messages";
import { canLeave, confirmSubscription } from "../../modules/growth/subscribers/index.ts";
import { type Loaded, loadedPage, missing, type Visit } from "../visit.ts";

export const newsletterPaths = {
  signUp: "/newsletter/",
  sent: "/newsletter/sent/",
  left: "/newsletter/left/",
} as const;
export const leavePath = (token: string) => `/newsletter/leave/${encodeURIComponent(token)}/`;

/** The newsletter's pages, by the step in their path; links from mails carry a token as well. */
export async function newsletter(visit: Visit): Promise<Loaded<"newsletter">> {
  if (visit.path === verifiedPath) return page("verified", { canonicalPath: verifiedPath });
  const { step = "", token } = visit.params;
  if (token === undefined) return plainSteps.get(step)?.(visit) ?? missing;
  return linkSteps.get(step)?.(visit, token) ?? missing;
}

const verifiedPath = "/subscription-verified/";

const plainSteps = new Map<string, (visit: Visit) => Loaded<"newsletter">>([
  ["", ({ form }) => page("signUp", { form, status: form ? 422 : 200 })],
  ["sent", () => page("sent", { message: subscribeMessages.sent })],
  ["left", () => page("left")],
]);

const linkSteps = new Map<string, (visit: Visit, token: string) => Promise<Loaded<"newsletter">>>([
  ["confirm", confirmByLink],
  ["leave", confirmLeaving],
]);

/** Link checkers send HEAD, which confirms nothing. */
async function confirmByLink({ platform, division, request }: Visit, token: string): Promise<Loaded<"newsletter">> {
  if (request.method === "HEAD") return page("sent");
  const isConfirmed = await confirmSubscription(platform, division.id, token);
  return isConfirmed ? { kind: "redirect", to: verifiedPath, status: 303 } : expired();
}

async function confirmLeaving({ platform, division }: Visit, token: string): Promise<Loaded<"newsletter">> {
  return (await canLeave(platform, division.id, token)) ? page("leave", { token }) : expired();
}

const titles: Readonly<Record<NewsletterPageData["step"], string>> = {
  signUp: "Newsletter",
  sent: "Check your inbox",
  verified: "You're subscribed",
  expired: "This link no longer works",
  leave: "Unsubscribe",
  left: "You're unsubscribed",
};

interface Parts extends Partial<Omit<NewsletterPageData, "step">> {
  status?: number;
  canonicalPath?: string;
}

const expired = () => page("expired", { status: 404 });

/** One step's page. Its canonical address never holds a token. */
function page(step: NewsletterPageData["step"], parts: Parts = {}): Loaded<"newsletter"> {
  const { message = "", token = "", form = null, status = 200, canonicalPath = newsletterPaths.signUp } = parts;
  return loadedPage<"newsletter">({
    route: "newsletter",
    data: { step, message, token, form },
    meta: { title: titles[step], description: "", canonicalPath, isNoindex: true },
    status,
    tags: [],
    isPrivate: true,
  });
}
