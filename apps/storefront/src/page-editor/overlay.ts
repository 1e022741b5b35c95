// What the editor draws over the page: the outline of the block under the pointer and of the selected one with its buttons, and
// the dividers between blocks. It lies in a shadow of its own, so that no theme reaches it and it reaches no theme.
import type { FrameMessage } from "@selvedge/builder/protocol/from-frame";
import { blockAround, blockOf, childrenOf, parentOf } from "./blocks.ts";
import { dividers } from "./dividers.ts";
import { startDrag } from "./drag.ts";
import { overlayStyles } from "./overlay-styles.ts";
import { button, element } from "./parts.ts";

export type Send = (message: FrameMessage) => void;

const acts = [
  ["up", "Move up"],
  ["down", "Move down"],
  ["duplicate", "Duplicate"],
  ["hide", "Hide or show"],
  ["remove", "Delete"],
] as const;

export function openOverlay(send: Send) {
  const host = document.createElement("selvedge-editor");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(overlayStyles);
  root.adoptedStyleSheets = [sheet];
  const hover = element("div", "hover");
  const hoverName = element("span", "name");
  hover.append(hoverName);
  const selected = element("div", "selected");
  const bar = element("div", "bar");
  bar.setAttribute("role", "toolbar");
  bar.setAttribute("aria-label", "Block");
  const grip = button("grip", "Drag to move");
  const name = element("span", "title");
  bar.append(grip, name, ...acts.map(([act, label]) => actButton(act, label)));
  selected.append(bar);
  const between = dividers(send);
  const drop = element("div", "drop");
  root.append(between.layer, hover, selected, drop);
  document.documentElement.append(host);

  let selectedUid: string | null = null;
  let hovered: HTMLElement | null = null;
  let planned = 0;

  function actButton(act: (typeof acts)[number][0], label: string) {
    const made = button(act, label);
    made.addEventListener("click", () => selectedUid !== null && send({ t: "act", uid: selectedUid, act }));
    return made;
  }

  function draw() {
    planned = 0;
    const block = selectedUid === null ? null : blockOf(selectedUid);
    frame(selected, block);
    if (block) {
      name.textContent = block.dataset.title ?? "";
      selected.toggleAttribute("data-low", block.getBoundingClientRect().top < 40);
    }
    const shown = hovered?.isConnected && hovered !== block ? hovered : null;
    frame(hover, shown);
    hoverName.textContent = shown?.dataset.title ?? "";
    between.draw(childrenOf(null));
  }
  const place = () => {
    if (planned === 0) planned = requestAnimationFrame(draw);
  };

  document.addEventListener("pointermove", ({ target }) => {
    const block = target === host ? hovered : blockAround(target instanceof Element ? target : null);
    if (block === hovered) return;
    hovered = block;
    place();
  });
  document.addEventListener("pointerleave", () => {
    hovered = null;
    place();
  });
  grip.addEventListener("pointerdown", (event) => {
    const block = selectedUid === null ? null : blockOf(selectedUid);
    if (block) startDrag(event, { block, siblings: childrenOf(parentOf(block)), line: drop, grip, send });
  });
  addEventListener("scroll", place, { capture: true, passive: true });
  addEventListener("resize", place);
  // Pictures that arrive and sections that open move what is below them.
  new ResizeObserver(place).observe(document.body);
  document.addEventListener("load", place, true);
  place();

  return {
    place,
    select(uid: string | null) {
      selectedUid = uid;
      place();
    },
  };
}

function frame(box: HTMLElement, block: HTMLElement | null): void {
  box.hidden = block === null;
  if (!block) return;
  const { left, top, width, height } = block.getBoundingClientRect();
  box.style.transform = `translate(${left}px, ${top}px)`;
  box.style.width = `${width}px`;
  box.style.height = `${height}px`;
}
