import { subscribeWords } from "@selvedge/contracts/shop/subscribers.calls";
import type { NewsletterPageData } from "@selvedge/contracts/storefront/page-data";
import { canLeave, confirmSubscription } from "../../modules/subscribers/index.ts";
import { type Loaded, loadedPage, missing, type Visit } from "../visit.ts";

export const newsletterPaths = { ask: "/newsletter/", sent: "/newsletter/sent/", left: "/newsletter/left/" } as const;
export const leavePath = (token: string) => `/newsletter/leave/${encodeURIComponent(token)}/`;

/** The newsletter's pages by the step that their address names; links from mails carry a token as well. */
export async function newsletter(visit: Visit): Promise<Loaded> {
  const { step = "", token } = visit.params;
  if (token === undefined) return plainSteps.get(step)?.(visit) ?? missing;
  return linkSteps.get(step)?.(visit, token) ?? missing;
}

export const newsletterVerified = async (): Promise<Loaded> => page("verified", { canonicalPath: verifiedPath });

const verifiedPath = "/subscription-verified/";

const plainSteps = new Map<string, (visit: Visit) => Loaded>([
  ["", ({ form }) => page("ask", { form, status: form ? 422 : 200 })],
  ["sent", () => page("sent", { message: subscribeWords.sent })],
  ["left", () => page("left")],
]);

const linkSteps = new Map<string, (visit: Visit, token: string) => Promise<Loaded>>([
  ["confirm", followConfirmation],
  ["leave", askToLeave],
]);

/** Programs that only look whether a link is alive ask with HEAD: they confirm nothing. */
async function followConfirmation({ platform, division, request }: Visit, token: string): Promise<Loaded> {
  if (request.method === "HEAD") return page("sent");
  const isConfirmed = await confirmSubscription(platform, division.id, token);
  return isConfirmed ? { kind: "redirect", to: verifiedPath, status: 303 } : gone();
}

async function askToLeave({ platform, division }: Visit, token: string): Promise<Loaded> {
  return (await canLeave(platform, division.id, token)) ? page("leave", { token }) : gone();
}

const titles: Readonly<Record<NewsletterPageData["step"], string>> = {
  ask: "Newsletter",
  sent: "Look into your inbox",
  verified: "You are on the list",
  gone: "This link no longer works",
  leave: "Leave the list",
  left: "You have left the list",
};

interface Parts extends Partial<Omit<NewsletterPageData, "step">> {
  status?: number;
  canonicalPath?: string;
}

const gone = () => page("gone", { status: 404 });

/** One step's page. Its canonical address never holds a token. */
function page(step: NewsletterPageData["step"], parts: Parts = {}): Loaded {
  const { message = "", token = "", form = null, status = 200, canonicalPath = newsletterPaths.ask } = parts;
  return loadedPage<"newsletter">({
    route: "newsletter",
    data: { step, message, token, form },
    meta: { title: titles[step], description: "", canonicalPath, isNoindex: true },
    status,
    tags: [],
    isPrivate: true,
  });
}
