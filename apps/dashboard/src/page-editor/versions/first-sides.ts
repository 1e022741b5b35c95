import type { Side } from "./compared.ts";

/**
 * What is compared first: the draft with what visitors see, or, where the two are the same, with the state before it.
 * `versions` are the newest first; null while they are on their way.
 */
export function firstSides(
  { liveVersion, edited }: { liveVersion: number | null; edited: boolean },
  versions: readonly { version: number }[] | null,
): Record<"a" | "b", Side> {
  const before = versions?.find(({ version }) => version !== liveVersion)?.version;
  return { a: (edited ? liveVersion : (before ?? liveVersion)) ?? "draft", b: "draft" };
}
