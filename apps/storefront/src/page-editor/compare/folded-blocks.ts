import { childrenOf } from "../blocks.ts";
import { element } from "../parts.ts";

const styles = `
[data-folded] { display: none !important; }
.folded-blocks {
  --s: calc(1px / var(--compared-scale, 0.5));
  grid-column: 1 / -1; box-sizing: border-box; min-height: calc(24 * var(--s)); padding: calc(5 * var(--s)) calc(8 * var(--s));
  border: calc(1 * var(--s)) dashed #8b8b86; border-radius: calc(3 * var(--s)); background: #f4f3ef; color: #55554f;
  font: 500 calc(12 * var(--s))/1.1 Inter, system-ui, sans-serif; text-align: center;
}
`;

/** Blocks at the top of the page that are the same are folded: those beside each other to one strip, which counts them. */
export function foldedBlocks() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const strips = new Map<HTMLElement, HTMLElement>();

  function unfold() {
    for (const [block, strip] of strips) {
      delete block.dataset.folded;
      strip.remove();
    }
    strips.clear();
  }
  return {
    show(uids: readonly string[]) {
      unfold();
      const same = new Set(uids);
      for (const run of runsOf(childrenOf(null), ({ dataset }) => same.has(dataset.uid!))) {
        const strip = element("div", "folded-blocks");
        strip.textContent = run.length === 1 ? "1 block is the same" : `${run.length} blocks are the same`;
        run[0]!.before(strip);
        for (const block of run) {
          block.dataset.folded = "";
          strips.set(block, strip);
        }
      }
    },
    /** What stands on the page for a block: the strip that it is folded in, or it itself. */
    seenAs: (block: HTMLElement): HTMLElement => strips.get(block) ?? block,
  };
}

/** Those that hold, in lists of ones that follow on each other. */
function runsOf<Of>(all: readonly Of[], holds: (one: Of) => boolean): Of[][] {
  const runs: Of[][] = [];
  all.forEach((one, at) => {
    if (!holds(one)) return;
    const before = all[at - 1];
    if (at > 0 && holds(before!)) runs.at(-1)!.push(one);
    else runs.push([one]);
  });
  return runs;
}
