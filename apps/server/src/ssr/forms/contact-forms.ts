// The contact form of shops' pages.
import { contactForm } from "@selvedge/contracts/contact/contact-form";
import { readBySchema } from "@selvedge/contracts/read-by-schema";
import { sendMessage } from "../../modules/growth/contact-messages/index.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { textsByField } from "../../plugins/serve.ts";
import { requireDivision } from "../../plugins/tenancy.ts";
import { contactPaths } from "../loaders/posting/contact.ts";
import type { Post } from "./post.ts";

/** Sends a visitor's message to the shop, and redirects to the page that says so. */
export async function writeToShop({ platform, request, fields }: Post): Promise<string> {
  const message = readBySchema(contactForm, fields);
  if (!message.success) throw new Refusal("validation", { errors: textsByField(message.error) });
  await sendMessage(platform, requireDivision(request).id, { ...message.data, remoteAddress: request.ip });
  return contactPaths.sent;
}
