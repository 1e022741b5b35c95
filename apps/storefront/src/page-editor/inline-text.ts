// A text that is typed on the page itself: pressed twice, it takes letters where it stands. What is typed goes to the dashboard,
// which is the one that changes the page.
import { blockOf } from "./blocks.ts";
import type { Send } from "./overlay.ts";
import type { Press } from "./report.ts";
import { type TextAt, textAt } from "./text-at.ts";

interface Opened extends TextAt {
  readonly uid: string;
  /** What the dashboard has. */
  base: string;
  /** Its markup before, for a text that was left as it was. */
  readonly before: string;
}

export function inlineText(send: Send) {
  let opened: Opened | null = null;

  function tell(isDone: boolean) {
    if (!opened) return;
    const { uid, text, element } = opened;
    const value = typedIn(element, text.isLong === true);
    if (value === opened.base && !isDone) return;
    send({ t: "text", uid, path: [...text.path], value, base: opened.base, isDone });
    opened.base = value;
  }

  /** Begins where a text of the block is pressed; a text with headings and lists is opened beside the page. */
  function begin(uid: string, { target, at }: Press): boolean {
    const block = blockOf(uid);
    const found = block && target instanceof Element ? textAt(block, target) : null;
    if (!found) return false;
    const { text, element } = found;
    // Browsers take spaces that are typed into a button as presses of it.
    if (text.isRich || element.closest("button")) {
      send({ t: "openField", uid, path: [...text.path] });
      return true;
    }
    const caret = document.caretPositionFromPoint?.(at.x, at.y) ?? null;
    opened = { ...found, uid, base: text.value, before: element.innerHTML };
    if (element.textContent !== text.value) element.textContent = text.value;
    element.contentEditable = "plaintext-only";
    element.spellcheck = true;
    element.addEventListener("input", onInput);
    element.addEventListener("compositionend", onCompositionEnd);
    element.addEventListener("keydown", onKey);
    element.addEventListener("blur", end);
    element.focus({ preventScroll: true });
    placeCaret(element, caret);
    return true;
  }

  // Letters that are still being composed are none yet.
  const onInput = (event: Event) => (event as InputEvent).isComposing || tell(false);
  const onCompositionEnd = () => tell(false);
  /** The keys that leave it; the others are its own. */
  const onKey = (event: KeyboardEvent) => {
    const isNewLine = opened?.text.isLong && !event.ctrlKey && !event.metaKey;
    if (event.isComposing || !(event.key === "Escape" || (event.key === "Enter" && !isNewLine))) return;
    event.preventDefault();
    event.stopPropagation();
    end();
  };

  function end() {
    if (!opened) return;
    const { element, text, before } = opened;
    tell(true);
    const isAsBefore = opened.base === text.value;
    opened = null;
    element.removeEventListener("input", onInput);
    element.removeEventListener("compositionend", onCompositionEnd);
    element.removeEventListener("keydown", onKey);
    element.removeEventListener("blur", end);
    element.removeAttribute("contenteditable");
    element.removeAttribute("spellcheck");
    if (isAsBefore) element.innerHTML = before;
    getSelection()?.removeAllRanges();
  }

  return { begin, end };
}

export type InlineText = ReturnType<typeof inlineText>;

/** What stands in an element, as it is stored: without the line end that browsers leave behind the last line. */
function typedIn(element: HTMLElement, isLong: boolean): string {
  const text = element.innerText
    .replace(/\r/g, "")
    .replace(/\u00a0/g, " ")
    .replace(/\n$/, "");
  return isLong ? text : text.replace(/\n+/g, " ");
}

/** Where it was pressed; at its end where that is elsewhere by now. */
function placeCaret(element: HTMLElement, caret: CaretPosition | null): void {
  const range = document.createRange();
  if (caret && element.contains(caret.offsetNode)) range.setStart(caret.offsetNode, caret.offset);
  else {
    range.selectNodeContents(element);
    range.collapse(false);
  }
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}
