// The newsletter's forms: subscribe and unsubscribe.
import { readBySchema } from "@selvedge/contracts/read-by-schema";
import { subscribeMessages } from "@selvedge/contracts/subscribers/messages";
import { subscriberCalls } from "@selvedge/contracts/subscribers/subscribers.calls";
import { leaveList, subscribe } from "../../modules/growth/subscribers/index.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { textsByField } from "../../plugins/serve.ts";
import { requireDivision } from "../../plugins/tenancy.ts";
import { leavePath, newsletterPaths } from "../loaders/newsletter.ts";
import type { Post } from "./post.ts";

/** Subscribes as the call does, and redirects to the page that confirms it. */
export async function joinList({ platform, request, fields }: Post): Promise<string> {
  const subscription = readBySchema(subscriberCalls.subscribe.body, fields);
  if (!subscription.success) throw new Refusal("validation", { errors: textsByField(subscription.error) });
  const { division: _, ...rest } = subscription.data;
  try {
    await subscribe(platform, requireDivision(request).id, { ...rest, remoteAddress: request.ip });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    request.log.error({ err: error }, "a subscription failed");
    throw new Refusal("unavailable", { message: subscribeMessages.failed });
  }
  return newsletterPaths.sent;
}

/** Unsubscribes by a link from a mail. An unknown link redirects to its page, which shows the reason. */
export async function leave({ platform, request }: Post): Promise<string> {
  const { token = "" } = request.params as { token?: string };
  const hasLeft = await leaveList(platform, requireDivision(request).id, token);
  return hasLeft ? newsletterPaths.left : leavePath(token);
}
