// The links of mails that change how somebody signs in.
import { confirmEmailLink, secureAccount } from "../../modules/people/security/index.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { signInPath, signInPaths } from "../loaders/sign-in/sign-in-steps.ts";
import type { Post } from "./post.ts";
import { resetPath, tokenOf } from "./sign-in-forms.ts";

const securityPath = "/dashboard/settings/security";

/** Puts the new address of a link into use. Who is signed in here stays so. */
export async function useNewEmail({ platform, request }: Post): Promise<string> {
  requireMain(request);
  await confirmEmailLink(platform, request, tokenOf(request));
  return signInPath(signInPaths.password, securityPath, { notice: "email" });
}

/** Signs everybody out of the account of a link, and leads to a new password. */
export async function disown({ platform, request }: Post): Promise<string> {
  requireMain(request);
  return resetPath(await secureAccount(platform, request, tokenOf(request)));
}

function requireMain({ place }: Post["request"]): void {
  if (place.kind !== "main") throw new Refusal("notFound");
}
