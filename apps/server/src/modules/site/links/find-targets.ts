import type { CallQuery, CallReply } from "@selvedge/contracts/call";
import type { linkTargetCalls } from "@selvedge/contracts/pages/link-targets.calls";
import { isOwnPlace } from "@selvedge/contracts/pages/own-paths";
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { fileAddress } from "../../plumbing/files/index.ts";
import { placeTitles } from "./places.ts";
import { leadOn, storedTargets } from "./queries.ts";

type Call = typeof linkTargetCalls.linkTargets;
type Target = CallReply<Call>["data"][number];

interface Asked {
  db: Bound;
  divisionId: DivisionId;
  wanted: CallQuery<Call>;
}

/** Of each kind, where no kind is asked for; of one kind. */
const [fewest, most] = [8, 40];

/** What a link may lead to, by its words or its address. A platform's place without words of its own is called by its address. */
export async function findTargets(
  { origins, now }: Pick<Platform, "origins" | "now">,
  { db, divisionId, wanted: { search, kind, url } }: Asked,
): Promise<Target[]> {
  const path = url === undefined ? null : pathOf(url);
  const asked = { search, paths: path === null ? null : [path], kind: kind ?? null, now: now() };
  const [rows, onward] = await Promise.all([
    storedTargets(db, divisionId, { ...asked, limit: kind ? most : fewest }),
    leadOn(db, divisionId, path === null ? [] : [path]),
  ]);
  const stored = rows.map(({ kind, title, url, picture, isShown }) => ({
    ...{ kind, title, url, isShown },
    imageUrl: picture ? fileAddress(origins, divisionId, picture) : null,
  }));
  const places = kind === undefined || kind === "place" ? placesFor(search, path) : [];
  if (path === null) return [...stored, ...places];
  if (stored.length > 0) return stored;
  return places.length > 0 ? places : leadingOn(path, onward.get(path));
}

/** An address that a page has left, or that the shop's people sent elsewhere. */
const leadingOn = (url: string, to: string | undefined): Target[] =>
  to === undefined ? [] : [{ kind: "place", title: `Leads on to ${to}`, url, imageUrl: null, isShown: true }];

/** Those of some addresses of the shop at which it has nothing, as they were given. */
export async function findLost(
  { now }: Pick<Platform, "now">,
  { db, divisionId, urls }: Omit<Asked, "wanted"> & { urls: readonly string[] },
): Promise<string[]> {
  const paths = [...new Set(urls.map(pathOf))];
  const [rows, onward] = await Promise.all([
    storedTargets(db, divisionId, { search: "", paths, kind: null, limit: paths.length, now: now() }),
    leadOn(db, divisionId, paths),
  ]);
  const known = new Set([...rows.map(({ url }) => url), ...onward.keys()]);
  return urls.filter((url) => !known.has(pathOf(url)) && placesFor("", pathOf(url)).length === 0);
}

/** An address without what follows the path, with a slash at its end. The address of a product's colour is that of the product. */
const pathOf = (url: string): string =>
  `${url.split(/[?#]/)[0]!.replace(/\/+$/, "")}/`.replace(/^(\/product\/[^/]+\/)[^/]+\/$/, "$1");

function placesFor(search: string, path: string | null): Target[] {
  const words = search.toLowerCase();
  const known = Object.entries(placeTitles).filter(([url, title]) =>
    path === null ? title.toLowerCase().includes(words) || url.includes(words) : url === path,
  );
  const found = known.length > 0 || path === null || !isOwnPlace(path) ? known : [[path, path] as const];
  return found.map(([url, title]) => ({ kind: "place", title, url, imageUrl: null, isShown: true }));
}
