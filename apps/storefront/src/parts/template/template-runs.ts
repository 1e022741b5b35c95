import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";

/** A fixed part of a template, or the blocks that stand together between two of them. */
export type Run =
  | { readonly kind: "part"; readonly block: ResolvedBlock }
  | { readonly kind: "blocks"; readonly blocks: readonly ResolvedBlock[] };

/** A template's blocks as its page shows them, one below the other: its parts, and what stands between. */
export function runsOf(blocks: readonly ResolvedBlock[], parts: Readonly<Record<string, unknown>>): Run[] {
  const runs: Run[] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (Object.hasOwn(parts, block.type)) runs.push({ kind: "part", block });
    else if (last?.kind === "blocks") runs[runs.length - 1] = { kind: "blocks", blocks: [...last.blocks, block] };
    else runs.push({ kind: "blocks", blocks: [block] });
  }
  return runs;
}

export const keyOf = (run: Run): string => (run.kind === "part" ? run.block.uid : run.blocks[0]!.uid);
