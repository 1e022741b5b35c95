// What the newsletter's two forms do.
import { subscriberCalls, subscribeWords } from "@selvedge/contracts/shop/subscribers.calls";
import { leaveList, subscribe } from "../modules/subscribers/index.ts";
import { Refusal } from "../plugins/refusal.ts";
import { textsByField } from "../plugins/serve.ts";
import { requireDivision } from "../plugins/tenancy.ts";
import type { Post } from "./forms.ts";
import { leavePath, newsletterPaths } from "./loaders/newsletter.ts";

/** Asks to join the list as its call does, and leads to the page that says so. */
export async function joinList({ platform, request, fields }: Post): Promise<string> {
  const wish = subscriberCalls.subscribe.body.safeParse(fields);
  if (!wish.success) throw new Refusal("validation", { errors: textsByField(wish.error) });
  const { division: _, ...rest } = wish.data;
  try {
    await subscribe(platform, requireDivision(request).id, { ...rest, remoteAddress: request.ip });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    request.log.error({ err: error }, "a subscription failed");
    throw new Refusal("unavailable", { message: subscribeWords.failed });
  }
  return newsletterPaths.sent;
}

/** Leaves the list by a link from a mail. An unknown link leads back to its page, which says so. */
export async function leave({ platform, request }: Post): Promise<string> {
  const { token = "" } = request.params as { token?: string };
  const hasLeft = await leaveList(platform, requireDivision(request).id, token);
  return hasLeft ? newsletterPaths.left : leavePath(token);
}
