import type { DashboardMessage } from "@selvedge/builder/protocol/from-dashboard";
import { blockOf } from "../blocks.ts";
import { element } from "../parts.ts";

type Mark = Extract<DashboardMessage, { t: "marks" }>["marks"][number];

/**
 * Each kind of change has its colour, its word and its line, so that none is shown by colour alone. `--s` is a pixel of
 * the screen: the page is shown smaller than it is.
 */
const styles = `
:host { --s: calc(1px / var(--compared-scale, 0.5)); position: fixed; inset: 0; z-index: 2147483000; pointer-events: none; font: 600 calc(12 * var(--s))/1 Inter, system-ui, sans-serif; }
.mark { position: absolute; left: 0; top: 0; box-sizing: border-box; border: calc(2 * var(--s)) solid var(--c); border-radius: calc(3 * var(--s)); }
.mark[data-kind="new"] { --c: #146c43; }
.mark[data-kind="changed"] { --c: #8a5a00; }
.mark[data-kind="moved"] { --c: #1f5fbf; }
.mark[data-kind="gone"] { --c: #b3261e; border-style: dashed; background: rgb(179 38 30 / 8%); }
.word { position: absolute; right: calc(4 * var(--s)); top: calc(4 * var(--s)); padding: calc(5 * var(--s)) calc(8 * var(--s)); border-radius: 999px; background: #fff; color: var(--c); box-shadow: 0 1px 4px rgb(0 0 0 / 25%); }
`;

/** Frames around what is different, over the page; they follow it as it is scrolled. */
export function changeMarks() {
  const host = document.createElement("selvedge-changes");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  document.documentElement.append(host);
  let shown: readonly Mark[] = [];
  let planned = 0;

  function draw() {
    planned = 0;
    for (const [at, { uid }] of shown.entries()) {
      const [box, block] = [root.children[at] as HTMLElement, blockOf(uid)];
      box.hidden = block === null;
      if (!block) continue;
      const { left, top, width, height } = block.getBoundingClientRect();
      box.style.transform = `translate(${left}px, ${top}px)`;
      box.style.width = `${width}px`;
      box.style.height = `${height}px`;
    }
  }
  const place = () => {
    if (planned === 0) planned = requestAnimationFrame(draw);
  };
  addEventListener("scroll", place, { capture: true, passive: true });
  addEventListener("resize", place);
  document.addEventListener("load", place, true);
  new ResizeObserver(place).observe(document.body);

  return {
    show(marks: readonly Mark[]) {
      shown = marks;
      root.replaceChildren(
        ...marks.map(({ kind, words }) => {
          const box = element("div", "mark");
          box.dataset.kind = kind;
          const word = element("span", "word");
          word.textContent = words;
          box.append(word);
          return box;
        }),
      );
      place();
    },
  };
}
