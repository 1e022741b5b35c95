import type { Send } from "./overlay.ts";
import { button, element } from "./parts.ts";

/** A line with a button wherever a block can be added at the top of the page: above the first, between rows, below the last. */
export function dividers(send: Send) {
  const layer = element("div", "dividers");
  const made: { line: HTMLElement; before: string | null }[] = [];

  function lineAt(place: number) {
    const known = made[place];
    if (known) return known;
    const line = element("div", "divider");
    const add = button("plus", "Add new block");
    const entry = { line, before: null as string | null };
    add.addEventListener("click", () => {
      const { left, bottom } = add.getBoundingClientRect();
      send({ t: "insertAt", spot: { parent: null, before: entry.before }, point: { x: left, y: bottom } });
    });
    line.append(add);
    layer.append(line);
    made.push(entry);
    return entry;
  }

  return {
    layer,
    draw(blocks: readonly HTMLElement[]) {
      const gaps = gapsOf(blocks);
      for (const [place, { y, before }] of gaps.entries()) {
        const entry = lineAt(place);
        entry.before = before;
        entry.line.hidden = false;
        entry.line.style.transform = `translateY(${y}px)`;
      }
      for (const { line } of made.slice(gaps.length)) line.hidden = true;
    },
  };
}

/** Blocks beside each other are one row: nothing is added between them from here. */
function gapsOf(blocks: readonly HTMLElement[]): { y: number; before: string | null }[] {
  const [first] = blocks;
  if (!first) return [{ y: (document.getElementById("root")?.getBoundingClientRect().top ?? 0) + 24, before: null }];
  const gaps: { y: number; before: string | null }[] = [
    { y: first.getBoundingClientRect().top, before: first.dataset.uid! },
  ];
  let bottom = 0;
  for (const [place, block] of blocks.entries()) {
    bottom = Math.max(bottom, block.getBoundingClientRect().bottom);
    const next = blocks[place + 1];
    const top = next?.getBoundingClientRect().top ?? bottom;
    if (next && top < bottom - 4) continue;
    gaps.push({ y: (bottom + top) / 2, before: next?.dataset.uid ?? null });
  }
  return gaps;
}
