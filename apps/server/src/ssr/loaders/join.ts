import type { JoinPageData } from "@selvedge/contracts/pages/page-data";
import { normaliseEmail } from "@selvedge/domain/text";
import { readInvitation } from "../../modules/people/team/index.ts";
import { findAccount } from "../../plugins/access/find-account.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { type Loaded, loadedPage, missing, type Visit } from "../visit.ts";

const gone: JoinPageData = {
  step: "gone",
  token: "",
  shopName: "",
  invitedBy: "",
  roleName: "",
  email: "",
  signedInAs: "",
  form: null,
};

/** An invitation to a shop's team. Reading it changes nothing. */
export async function join(visit: Visit): Promise<Loaded<"join">> {
  const { platform, place, params, form } = visit;
  if (place.kind === "shop") return missing;
  const token = params.token ?? "";
  const found = await readInvitation(platform, token).catch((error) => {
    if (error instanceof Refusal && error.code === "notFound") return null;
    throw error;
  });
  if (!found) return page(gone, 404);
  const account = await findAccount(platform, visit.request);
  const { hasAccount, expiresAt: _, ...shown } = found.shown;
  const isTheirs = account !== null && normaliseEmail(account.email) === found.emailNormalised;
  const step = account ? (isTheirs ? "accept" : "otherAccount") : hasAccount ? "signIn" : "create";
  return page({ ...shown, step, token, signedInAs: account?.email ?? "", form }, form ? 422 : 200);
}

const page = (data: JoinPageData, status: number): Loaded<"join"> =>
  loadedPage<"join">({
    route: "join",
    data,
    meta: {
      title: data.step === "gone" ? "This invitation no longer works" : `Join ${data.shopName}`,
      description: "",
      canonicalPath: "/join/",
      isNoindex: true,
    },
    status,
    tags: [],
    isPrivate: true,
  });
