/** Query parameters that a page may read; all others play no part in what it shows or in its key. */
export const keptQuery: readonly string[] = ["sort"];

/** Switches that change what a shared page loads; only their "false" says anything. */
export const keptFlags: readonly string[] = ["feature-components", "feature-pages"];

/**
 * What a kept page is found by: host, path, and the parameters that matter in a fixed order. null for an address that is
 * no plain path, which is never kept.
 */
export function pageKey(host: string | undefined, url: string): string | null {
  if (!host || !url.startsWith("/") || url.length > 1000) return null;
  const at = url.indexOf("?");
  if (at === -1) return `${host.toLowerCase()} ${url}`;
  return `${host.toLowerCase()} ${url.slice(0, at)}${queryKey(url.slice(at + 1))}`;
}

/** "?sort=new-in", or nothing. */
function queryKey(query: string): string {
  const given = new URLSearchParams(query);
  const kept = keptQuery.flatMap((name) => {
    const value = given.get(name);
    return value ? [`${name}=${encodeURIComponent(value.slice(0, 60).toWellFormed())}`] : [];
  });
  kept.push(...keptFlags.filter((flag) => given.get(flag) === "false").map((flag) => `${flag}=false`));
  return kept.length > 0 ? `?${kept.join("&")}` : "";
}
