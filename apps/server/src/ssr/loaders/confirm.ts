import type { ConfirmPageData } from "@selvedge/contracts/pages/page-data";
import { readEmailLink, readNotMe } from "../../modules/people/security/index.ts";
import { type Loaded, loadedPage, missing, type Visit } from "../visit.ts";

type Asked = Pick<ConfirmPageData, "step" | "email">;

const titles: Record<ConfirmPageData["step"], string> = {
  changeEmail: "Use this address?",
  notMySignIn: "Secure your account",
  notMyEmail: "Secure your account",
  gone: "This link no longer works",
};

/** The links of mails about an address or a sign-in. Reading one changes nothing. */
export async function confirm(visit: Visit): Promise<Loaded<"confirm">> {
  const { place, params, form } = visit;
  if (place.kind === "shop") return missing;
  const token = params.token ?? "";
  const asked = await askedBy(visit, token);
  const data = asked ? { ...asked, token, form } : ({ step: "gone", token: "", email: "", form: null } as const);
  return loadedPage<"confirm">({
    route: "confirm",
    data,
    meta: { title: titles[data.step], description: "", canonicalPath: "/login/", isNoindex: true },
    status: asked ? (form ? 422 : 200) : 404,
    tags: [],
    isPrivate: true,
  });
}

async function askedBy({ platform, path }: Visit, token: string): Promise<Asked | null> {
  if (path.startsWith("/change-email/")) {
    const email = await readEmailLink(platform, token);
    return email === null ? null : { step: "changeEmail", email };
  }
  const about = await readNotMe(platform, token);
  return about && { step: about === "email" ? "notMyEmail" : "notMySignIn", email: "" };
}
