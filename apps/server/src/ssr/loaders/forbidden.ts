import { forbiddenPath } from "@selvedge/domain/access/account-guards";
import { checkVisit, type Loaded, loadedPage, type Visit } from "../visit.ts";

/** Where those go who miss a permission. */
export async function forbidden(visit: Visit): Promise<Loaded<"forbidden">> {
  const { decision } = await checkVisit(visit, ["isLoggedIn"]);
  return loadedPage<"forbidden">({
    route: "forbidden",
    data: { isSignedIn: decision.ok },
    meta: { title: "You can't open this page", description: "", canonicalPath: forbiddenPath, isNoindex: true },
    status: 403,
    tags: [],
    isPrivate: true,
  });
}
