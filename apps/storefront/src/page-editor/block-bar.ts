// The buttons of the selected block, in a bar above it.
import { type BlockAct, blockActs } from "@selvedge/builder/edits/block-acts";
import type { DashboardMessage } from "@selvedge/builder/protocol/from-dashboard";
import { blockOf } from "./blocks.ts";
import type { makeList } from "./list.ts";
import type { Send } from "./overlay.ts";
import { button, element } from "./parts.ts";

export type Selected = Omit<Extract<DashboardMessage, { t: "select" }>, "t" | "reveal">;

/** Those with a button of their own; the others are in the list behind it. */
const shown = ["up", "down", "inside", "duplicate"] as const;

export function blockBar(send: Send, list: ReturnType<typeof makeList>) {
  const bar = element("div", "bar");
  bar.setAttribute("role", "toolbar");
  bar.setAttribute("aria-label", "Block");
  const grip = button("grip", "Drag to move");
  const name = document.createElement("button");
  name.type = "button";
  name.tabIndex = -1;
  name.className = "title";
  const columns = element("span", "columns");
  const more = button("more", "More");
  let now: Selected = { uids: [], columns: null, path: [], acts: [] };
  const uid = () => now.uids.at(-1);
  const act = (which: BlockAct) => {
    const selected = uid();
    if (selected !== undefined) send({ t: "act", uid: selected, act: which });
  };
  const buttons = shown.map((which) => {
    const made = button(which, blockActs[which]);
    made.addEventListener("click", () => act(which));
    return { which, made };
  });
  const inner = element("div", "buttons");
  inner.append(grip, name, columns, ...buttons.map(({ made }) => made), more);
  bar.append(inner);

  name.addEventListener("click", () => {
    const { left, bottom } = name.getBoundingClientRect();
    openPath(now.path, { x: left, y: bottom });
  });
  more.addEventListener("click", () => {
    const { left, bottom } = more.getBoundingClientRect();
    const rest = now.acts.filter((each) => !shown.some((which) => which === each) || now.uids.length > 1);
    const items = rest.map((id) => ({ id, label: blockActs[id], isDanger: id === "remove" }));
    list.open({ label: "What to do", items, at: { x: left, y: bottom }, pick: (id) => act(id as BlockAct) });
  });

  /** Blocks in each other, the outermost first, to choose one of. */
  function openPath(path: Selected["path"], at: { x: number; y: number }) {
    const items = path.toReversed().map((each, depth) => ({ id: each.uid, label: each.title, depth }));
    list.open({
      label: "Blocks here",
      items,
      at,
      pick(id) {
        const uids = path.slice(path.findIndex((each) => each.uid === id)).map((each) => each.uid);
        send({ t: "select", uids, isMore: false, isExact: true });
      },
    });
  }

  return {
    bar,
    grip,
    openPath,
    show(next: Selected) {
      now = next;
      const block = blockOf(uid() ?? "");
      const isOne = next.uids.length === 1;
      name.textContent = isOne ? (next.path[0]?.title ?? block?.dataset.title ?? "") : `${next.uids.length} blocks`;
      name.title = "Blocks around it";
      columns.textContent = isOne && next.columns !== null ? `${next.columns} of 12` : "";
      for (const { which, made } of buttons) made.hidden = !isOne || !next.acts.includes(which);
      grip.hidden = !isOne || !next.acts.includes("up");
    },
    /** Above a block, or at the top of the window while the block's own top is out of sight. */
    place({ left, top, bottom }: DOMRect, columnsNow: number | null) {
      const { width, height } = bar.getBoundingClientRect();
      const x = Math.max(0, Math.min(left, innerWidth - width - 4));
      const y = Math.min(Math.max(0, top - height), Math.max(0, bottom));
      bar.style.transform = `translate(${x}px, ${y}px)`;
      if (columnsNow !== null) columns.textContent = `${columnsNow} of 12`;
    },
  };
}
