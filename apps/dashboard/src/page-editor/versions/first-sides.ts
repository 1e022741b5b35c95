import type { PageVersion } from "../../pages/pages-query.ts";
import type { Side } from "./compared.ts";

/**
 * What is compared first: the draft with what visitors see, or, where the two are the same, with the state before it
 * that somebody published or named.
 * `versions` are the newest first; null while they are on their way.
 */
export function firstSides(
  { liveVersion, edited }: { liveVersion: number | null; edited: boolean },
  versions: readonly { version: number; kind: PageVersion["kind"] }[] | null,
): Record<"a" | "b", Side> {
  const before = versions?.find(({ version, kind }) => version !== liveVersion && kind !== "automatic")?.version;
  return { a: (edited ? liveVersion : (before ?? liveVersion)) ?? "draft", b: "draft" };
}
