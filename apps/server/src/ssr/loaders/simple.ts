import { type Loaded, loadedPage, missing as notThere, type Visit } from "../visit.ts";

export async function favourites({ division }: Visit): Promise<Loaded<"favourites">> {
  return loadedPage<"favourites">({
    route: "favourites",
    data: { currency: division.currency },
    meta: { title: "Favourites", description: "", canonicalPath: "/favourites/", isNoindex: true },
    tags: [],
  });
}

export const missing = async (): Promise<Loaded<"missing">> => notThere;
