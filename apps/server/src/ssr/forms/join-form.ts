import { readBySchema } from "@selvedge/contracts/read-by-schema";
import { teamCalls } from "@selvedge/contracts/team/team.calls";
import { acceptInvitation, joinWithNewAccount } from "../../modules/people/team/index.ts";
import { findAccount } from "../../plugins/access/find-account.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { textsByField } from "../../plugins/serve.ts";
import { afterSignIn } from "../loaders/sign-in/sign-in-steps.ts";
import type { Post } from "./post.ts";

export const joinPath = (token: string): string => `/join/${encodeURIComponent(token)}/`;

/** Joins a shop's team with the account that is signed in, or with a new one. */
export async function joinTeam(post: Post): Promise<string> {
  const { platform, request, fields } = post;
  if (request.place.kind !== "main") throw new Refusal("notFound");
  const { token } = request.params as { token: string };
  const account = await findAccount(platform, request);
  if (account) await acceptInvitation(platform, account, token, request.id);
  else {
    const read = readBySchema(teamCalls.joinAsNew.body, {
      fullName: fields.fullName ?? "",
      password: fields.password ?? "",
    });
    if (!read.success) throw new Refusal("validation", { errors: textsByField(read.error) });
    await joinWithNewAccount(platform, post, { token, ...read.data });
  }
  return afterSignIn(request.place);
}
