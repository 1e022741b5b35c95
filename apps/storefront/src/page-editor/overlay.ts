// What the editor draws over the page: the outline of the block under the pointer and of the selected ones with their buttons, and
// the dividers between blocks. It lies in a shadow of its own, so that no theme reaches it and it reaches no theme.
import { nextHit } from "@selvedge/builder/edits/next-hit";
import type { FrameMessage } from "@selvedge/builder/protocol/from-frame";
import { blockBar, type Selected } from "./block-bar.ts";
import { blockOf, chainAt, childrenOf } from "./blocks.ts";
import { dividers } from "./dividers.ts";
import { type PlaceSearch, searchPlace, startDrag, type Verdict } from "./drag.ts";
import { renderDrop } from "./drop-line.ts";
import { makeList } from "./list.ts";
import { oneStop } from "./one-stop.ts";
import { overlayStyles } from "./overlay-styles.ts";
import { element } from "./parts.ts";
import { gridOf } from "./resize.ts";
import type { Spot } from "./spot-at.ts";
import { widthHandles } from "./width-handles.ts";

export type Send = (message: FrameMessage) => void;

export function openOverlay(send: Send) {
  const host = document.createElement("selvedge-editor");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(overlayStyles);
  root.adoptedStyleSheets = [sheet];
  const hover = element("div", "hover");
  const hoverName = element("span", "name");
  hover.append(hoverName);
  const box = element("div", "selected");
  const others = element("div", "others");
  const list = makeList(root);
  const bar = blockBar(send, list);
  const between = dividers(send);
  const drop = element("div", "drop");

  let selected: Selected = { uids: [], columns: null, path: [], acts: [] };
  let isImproved = true;
  let hovered: HTMLElement | null = null;
  let planned = 0;
  let drag: PlaceSearch | null = null;
  const block = () => blockOf(selected.uids.at(-1) ?? "");
  const width = widthHandles({ box, block, columns: () => selected.columns, send, redraw: () => place() });
  root.append(width.guides, between.layer, others, hover, box, bar.bar, drop);
  document.documentElement.append(host);
  const stop = oneStop(root);

  function draw() {
    planned = 0;
    const main = block();
    frame(box, main);
    bar.bar.hidden = main === null;
    if (main) bar.place(main.getBoundingClientRect(), width.chosen());
    width.place(selected.uids.length === 1 && selected.columns !== null && main !== null && gridOf(main) !== null);
    const also = selected.uids.slice(0, -1).flatMap((uid) => blockOf(uid) ?? []);
    others.replaceChildren(...also.map(() => element("div", "also")));
    for (const [at, each] of also.entries()) frame(others.children[at] as HTMLElement, each);
    const shown = hovered?.isConnected && hovered !== main && !drag ? hovered : null;
    frame(hover, shown);
    hoverName.textContent = shown?.dataset.title ?? "";
    between.draw(childrenOf(null));
  }
  const place = () => {
    if (planned === 0) planned = requestAnimationFrame(draw);
  };

  document.addEventListener("pointermove", ({ target, clientX: x, clientY: y }) => {
    const around = selected.path.map(({ uid }) => uid);
    const hit = target === host ? undefined : nextHit(chainAt(target, { x, y }), around, isImproved);
    const next = hit === undefined ? hovered : blockOf(hit ?? "");
    if (next === hovered) return;
    hovered = next;
    place();
  });
  document.addEventListener("pointerleave", () => {
    hovered = null;
    place();
  });
  bar.grip.addEventListener("pointerdown", (event) => {
    const dragged = block();
    if (!dragged) return;
    root.host.classList.add("dragging");
    drag = startDrag(event, {
      ...{ block: dragged, grip: bar.grip, send },
      show: (to, verdict) => renderDrop(drop, to, verdict),
      ended() {
        drag = null;
        root.host.classList.remove("dragging");
        place();
      },
    });
  });
  addEventListener("scroll", place, { capture: true, passive: true });
  addEventListener("resize", place);
  // Pictures that arrive and sections that open move what is below them.
  new ResizeObserver(place).observe(document.body);
  document.addEventListener("load", place, true);
  place();

  /** A block that is not on the page yet is dragged over it, from beside the page. */
  function dragNew(phase: "over" | "drop" | "cancel", point: { x: number; y: number }) {
    const isOver = point.x >= 0 && point.y >= 0 && point.x <= innerWidth && point.y <= innerHeight;
    drag ??= searchPlace({
      dragged: null,
      show: (to, verdict) => renderDrop(drop, to, verdict),
      ask: (to) => send({ t: "drop", spot: to, why: null, isDone: false }),
    });
    if (phase === "over") return drag.to(isOver ? point : null);
    const spot = drag.end();
    drag = null;
    if (phase === "drop") send({ t: "drop", spot, why: null, isDone: true });
  }

  return {
    place,
    list,
    dragNew,
    openPath: bar.openPath,
    hasSelection: () => selected.uids.length > 0,
    isChosen: (uid: string | undefined) => selected.uids.length === 1 && selected.uids[0] === uid,
    isAtStop: stop.isAt,
    select(next: Selected) {
      selected = next;
      bar.show(next);
      place();
    },
    verdict: (to: Spot, verdict: Verdict) => drag?.verdict(to, verdict),
    setScale(scale: number) {
      host.style.setProperty("--k", String(Math.min(3, Math.max(1, 1 / scale))));
      place();
    },
    setImproved(next: boolean) {
      isImproved = next;
    },
  };
}

export type Overlay = ReturnType<typeof openOverlay>;

function frame(box: HTMLElement, block: HTMLElement | null): void {
  box.hidden = block === null;
  if (!block) return;
  const { left, top, width, height } = block.getBoundingClientRect();
  box.style.transform = `translate(${left}px, ${top}px)`;
  box.style.width = `${width}px`;
  box.style.height = `${height}px`;
}
