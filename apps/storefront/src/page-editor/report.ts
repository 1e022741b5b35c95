// What a person does on the page, for the dashboard: presses select, keys are the editor's, and nothing of the page itself works.
import type { FrameMessage } from "@selvedge/builder/protocol/from-frame";
import { arrowKeys, isPageKey } from "@selvedge/builder/protocol/page-keys";
import { blockOf, chainAt } from "./blocks.ts";
import { itemLedTo } from "./bring-forward.ts";
import { inlineText } from "./inline-text.ts";
import type { Overlay } from "./overlay.ts";

type Send = (message: FrameMessage) => void;

const isOverlay = ({ target }: Event) => target instanceof Element && target.localName === "selvedge-editor";
/** A text that is edited in its place on the page keeps its keys and its presses. */
const isTyping = ({ target }: Event) => target instanceof Element && target.closest("[contenteditable]") !== null;

export interface Press {
  readonly target: EventTarget | null;
  readonly at: { readonly x: number; readonly y: number };
}
const pressOf = ({ target, clientX: x, clientY: y }: MouseEvent): Press => ({ target, at: { x, y } });

/** A finger that rests for so long asks for all blocks under it. */
const holdMs = 500;
const holdPx = 10;

export function reportPresses(send: Send, overlay: Overlay): void {
  let isHeld = false;
  /** Where the press began: what a finger means is what it came down on, wherever it is lifted. */
  let down: Press | null = null;
  let isByFinger = false;
  /** The press before, for the second one that makes it a double press. */
  let last: Press | null = null;
  const texts = inlineText(send);
  function openPathAt(target: EventTarget | null, at: { x: number; y: number }) {
    const uids = chainAt(target, at);
    const path = uids.map((uid) => ({ uid, title: titleOf(uid) }));
    if (path.length > 0) overlay.openPath(path, at);
  }
  addEventListener(
    "click",
    (event) => {
      if (isOverlay(event) || isTyping(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const item = itemLedTo(event.target);
      const wanted: FrameMessage | null = item
        ? { t: "select", uids: chainAt(item), isMore: false, isExact: true }
        : wantedIn(event.target);
      if (wanted) {
        down = null;
        return send(wanted);
      }
      last = down ?? pressOf(event);
      const { target, at } = last;
      if (isHeld) isHeld = false;
      else if (event.altKey) openPathAt(target, at);
      // A second tap is no double one to every phone, and what is chosen already has nothing else to be tapped for.
      else if (isByFinger && overlay.isChosen(chainAt(target, at)[0]) && texts.begin(chainAt(target, at)[0]!, last))
        return;
      else {
        const isMore = event.shiftKey || event.ctrlKey || event.metaKey;
        send({ t: "select", uids: chainAt(target, at), isMore, isExact: false });
      }
      down = null;
    },
    true,
  );
  addEventListener("dblclick", (event) => {
    if (isOverlay(event) || isTyping(event)) return;
    const press = last ?? pressOf(event);
    const uids = chainAt(press.target, press.at);
    send({ t: "select", uids, isMore: false, isExact: true });
    if (uids[0] !== undefined) texts.begin(uids[0], press);
  });
  addEventListener("submit", (event) => event.preventDefault(), true);
  addEventListener("contextmenu", (event) => isHeld && event.preventDefault());
  addEventListener("pointerdown", (event) => {
    isHeld = false;
    const { clientX: x, clientY: y, target } = event;
    down = { target, at: { x, y } };
    isByFinger = event.pointerType !== "mouse";
    if (event.pointerType === "mouse" || isOverlay(event) || isTyping(event)) return;
    const ending = new AbortController();
    const { signal } = ending;
    const stop = () => ending.abort();
    const timer = setTimeout(() => {
      stop();
      isHeld = true;
      openPathAt(target, { x, y });
    }, holdMs);
    signal.addEventListener("abort", () => clearTimeout(timer));
    for (const kind of ["pointerup", "pointercancel", "scroll"])
      addEventListener(kind, stop, { signal, capture: true });
    addEventListener("pointermove", (move) => Math.hypot(move.clientX - x, move.clientY - y) > holdPx && stop(), {
      signal,
    });
  });
}

/** What the button of an empty block leads to: a block inside it, taking it off the page, or the field to fill in. */
function wantedIn(target: EventTarget | null): FrameMessage | null {
  const pressed = target instanceof Element ? target.closest<HTMLElement>("[data-edit]") : null;
  const { edit: uid, leadsTo = "" } = pressed?.dataset ?? {};
  if (uid === undefined) return null;
  if (leadsTo === "items") return { t: "act", uid, act: "inside" };
  if (leadsTo === "remove") return { t: "act", uid, act: "remove" };
  return { t: "openField", uid, path: leadsTo === "" ? [] : [leadsTo] };
}

const titleOf = (uid: string): string => blockOf(uid)?.dataset.title ?? uid;

/** Keys that the editor has a use for; what is typed into a text, and copying a piece of one, is left to the browser. */
export function reportKeys(send: Send, overlay: Overlay): void {
  addEventListener(
    "keydown",
    (event) => {
      const { key, ctrlKey: ctrl, shiftKey: shift, altKey: alt, metaKey: meta } = event;
      if (isTyping(event) || overlay.list.isOpen()) return;
      const isInto = key === "Enter" && overlay.isAtStop();
      if (isOverlay(event) && ["Enter", " ", "Tab"].includes(key) && !isInto) return;
      const isCommand = ctrl || meta;
      if (isCommand && "cx".includes(key.toLowerCase()) && String(getSelection()) !== "") return;
      const isArrow = arrowKeys.includes(key) && !isCommand && (overlay.isAtStop() || overlay.hasSelection());
      if (!isArrow && !isPageKey(key, isCommand, alt) && !isInto) return;
      event.preventDefault();
      send({ t: "key", key: key.slice(0, 30), ctrl, shift, alt, meta });
    },
    true,
  );
  addEventListener("paste", (event) => {
    if (isTyping(event) || !event.clipboardData) return;
    event.preventDefault();
    const html = event.clipboardData.getData("text/html").slice(0, 2_000_000);
    send({ t: "paste", html, text: event.clipboardData.getData("text/plain").slice(0, 500_000) });
  });
}
