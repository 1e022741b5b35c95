import { readBySchema } from "@selvedge/contracts/read-by-schema";
import { teamCalls } from "@selvedge/contracts/team/team.calls";
import { acceptInvitation, joinWithNewAccount } from "../../modules/people/team/index.ts";
import { findAccount } from "../../plugins/access/find-account.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { textsByField } from "../../plugins/serve.ts";
import { afterSignIn } from "../loaders/sign-in/sign-in-steps.ts";
import type { Post } from "./post.ts";

export const joinPath = (token: string): string => `/join/${encodeURIComponent(token)}/`;

/** Joins a shop's team with the account that is signed in, or with a new one. A link that has ended meanwhile says so. */
export async function joinTeam(post: Post): Promise<string> {
  const { request } = post;
  if (request.place.kind !== "main") throw new Refusal("notFound");
  const { token } = request.params as { token: string };
  try {
    await join(post, token);
  } catch (refusal) {
    if (refusal instanceof Refusal && refusal.code === "notFound") return joinPath(token);
    throw refusal;
  }
  return afterSignIn(request.place);
}

async function join(post: Post, token: string): Promise<void> {
  const { platform, request, fields } = post;
  const account = await findAccount(platform, request);
  if (account) {
    await acceptInvitation(platform, account, token, request.id);
    return;
  }
  const read = readBySchema(teamCalls.joinAsNew.body, {
    fullName: fields.fullName ?? "",
    password: fields.password ?? "",
  });
  if (!read.success) throw new Refusal("validation", { errors: textsByField(read.error) });
  await joinWithNewAccount(platform, post, { token, ...read.data });
}
