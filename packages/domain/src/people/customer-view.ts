// Staff see a customer's dashboard or account as its owner sees it: for a reason, for minutes, and without changing anything
// unless that was granted. Source: reliability S36.

/** After these minutes a view ends by itself. */
export const viewMinutes = 15;

export const viewReasonMinLength = 10;

/** Parts of a shop that a colleague with the permission may change in a view. Its people and who may come in are never theirs. */
const changeable = new Set(["products", "collections", "artworks", "designs", "pages", "orders"]);

/**
 * Whether a view may make a change. `path` is a route of the API below its base, "/divisions/:division/products/:id/"; what
 * is about the account itself, its sign-in, its basket and its money never passes.
 */
export function mayChangeInView(path: string, isGranted: boolean): boolean {
  const [, divisions, division, part = ""] = path.split("/");
  return isGranted && divisions === "divisions" && division === ":division" && changeable.has(part);
}
