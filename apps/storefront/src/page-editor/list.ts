import { element } from "./parts.ts";

interface ListItem {
  id: string;
  label: string;
  /** How far it is set in, for a block inside others. */
  depth?: number;
  isDanger?: boolean;
}

interface ListShown {
  label: string;
  items: readonly ListItem[];
  at: { x: number; y: number };
  pick: (id: string) => void;
}

/** A list over the page, of which one is chosen by pointer or by arrows and Enter; Escape and a press beside it close it. */
export function makeList(root: ShadowRoot) {
  let close = () => {};

  function open({ label, items, at, pick }: ListShown): void {
    close();
    const ending = new AbortController();
    const { signal } = ending;
    const list = element("div", "list");
    list.setAttribute("role", "menu");
    list.setAttribute("aria-label", label);
    const buttons = items.map(({ id, label: words, depth = 0, isDanger }) => {
      const made = document.createElement("button");
      made.type = "button";
      made.setAttribute("role", "menuitem");
      made.textContent = words;
      made.className = isDanger ? "item danger" : "item";
      made.style.paddingLeft = `${12 + depth * 12}px`;
      made.addEventListener("click", () => {
        close();
        pick(id);
      });
      return made;
    });
    const inner = element("div", "items");
    inner.append(...buttons);
    list.append(inner);
    root.append(list);
    const { width, height } = list.getBoundingClientRect();
    list.style.left = `${Math.max(4, Math.min(at.x, innerWidth - width - 4))}px`;
    list.style.top = `${Math.max(4, Math.min(at.y, innerHeight - height - 4))}px`;
    buttons[0]?.focus();
    close = () => {
      ending.abort();
      list.remove();
      close = () => {};
    };
    list.addEventListener("keydown", (event) => {
      const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
      if (event.key === "Escape") close();
      else if (by !== 0) {
        const now = buttons.indexOf(root.activeElement as HTMLButtonElement);
        buttons.at((now + by) % buttons.length)?.focus();
      } else return;
      event.preventDefault();
      event.stopPropagation();
    });
    addEventListener("pointerdown", (event) => !event.composedPath().includes(list) && close(), {
      signal,
      capture: true,
    });
    addEventListener("scroll", () => close(), { signal, capture: true });
  }

  return { open, close: () => close(), isOpen: () => root.querySelector(".list") !== null };
}
