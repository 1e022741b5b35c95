import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginRowDrag, type DragPoint, type RowPress } from "./row-drag.ts";

/** A window with its own events, a height and frames that are drawn when a test says so. */
let page: EventTarget;
let frames: (() => void)[];
let scrolled: number;
const drawFrame = () => {
  for (const draw of frames.splice(0)) draw();
};

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  frames = [];
  scrolled = 0;
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
  vi.stubGlobal("innerHeight", 600);
  vi.stubGlobal("window", { scrollBy: (_: number, by: number) => (scrolled += by) });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const say = (type: string, of: object) => {
  const event = Object.assign(new Event(type, { cancelable: true }), of);
  page.dispatchEvent(event);
  return event;
};
const finger = { pointerId: 7, pointerType: "touch" };
const moveTo = (clientX: number, clientY: number, pointerId = finger.pointerId) =>
  say("pointermove", { ...finger, pointerId, clientX, clientY });

/** A finger goes down on the handle of a row; `log` is what comes of it. */
function press(given: Partial<RowPress> = {}) {
  const log: string[] = [];
  const captured: number[] = [];
  const grip = { closest: () => null, setPointerCapture: (id: number) => captured.push(id) } as unknown as HTMLElement;
  const down: RowPress = {
    ...{ button: 0, isPrimary: true, pointerId: finger.pointerId, clientX: 20, clientY: 100, currentTarget: grip },
    ...given,
  };
  const begun = beginRowDrag<number>(down, {
    // Rows are 50 px high; beside them is nothing.
    spotAt: ({ x, y }: DragPoint) => (x > 400 ? null : Math.floor((y + scrolled) / 50)),
    onOver: (spot) => log.push(`over ${spot}`),
    onDrop: (spot) => log.push(`drop ${spot}`),
    onEnd: () => log.push("end"),
  });
  return { log, captured, begun };
}

test("a finger drags a row from its handle to where it is lifted", () => {
  const { log, captured } = press();
  moveTo(20, 130);
  moveTo(22, 260);
  say("pointerup", finger);
  expect(log).toEqual(["over 2", "over 5", "end", "drop 5"]);
  expect(captured).toEqual([finger.pointerId]);
});

test("a finger that trembles has pressed and dragged nothing", () => {
  const { log } = press();
  moveTo(22, 103);
  say("pointerup", finger);
  expect(log).toEqual(["end"]);
});

test("a second finger neither drags nor drops", () => {
  expect(press({ isPrimary: false }).begun).toBeNull();
  const { log } = press();
  moveTo(20, 260, 8);
  say("pointerup", { pointerId: 8 });
  say("pointercancel", { pointerId: 8 });
  moveTo(20, 210);
  expect(log).toEqual(["over 4"]);
});

test("the right button drags nothing", () => {
  expect(press({ button: 2 }).begun).toBeNull();
});

test("a finger that the browser takes for scrolling leaves the row where it was", () => {
  const { log } = press();
  moveTo(20, 260);
  say("pointercancel", finger);
  moveTo(20, 310);
  say("pointerup", finger);
  expect(log).toEqual(["over 5", "end"]);
});

test("lifted where nothing can be put, the row stays", () => {
  const { log } = press();
  moveTo(500, 260);
  say("pointerup", finger);
  expect(log).toEqual(["over null", "end"]);
});

test("Escape ends a drag and nothing else", () => {
  const { log } = press();
  expect(say("keydown", { key: "Escape" }).defaultPrevented).toBe(false);
  moveTo(20, 260);
  expect(say("keydown", { key: "Escape" }).defaultPrevented).toBe(true);
  say("pointerup", finger);
  expect(log).toEqual(["over 5", "end"]);
});

test("the click that ends a drag chooses nothing, and the next one does", () => {
  press();
  moveTo(20, 260);
  say("pointerup", finger);
  expect(say("click", {}).defaultPrevented).toBe(true);
  expect(say("click", {}).defaultPrevented).toBe(false);
});

test("a click that comes later than the drag's own is one", () => {
  press();
  moveTo(20, 260);
  say("pointerup", finger);
  vi.runAllTimers();
  expect(say("click", {}).defaultPrevented).toBe(false);
});

test("a pointer that rests at the lower edge scrolls until it leaves, and the row goes along", () => {
  const { log } = press();
  moveTo(20, 590);
  for (let frame = 0; frame < 20; frame += 1) drawFrame();
  expect(scrolled).toBe(160);
  expect(log.at(-1)).toBe("over 15");
  moveTo(20, 300);
  for (let frame = 0; frame < 20; frame += 1) drawFrame();
  expect(scrolled).toBe(160);
  say("pointerup", finger);
  expect(log.at(-1)).toBe("drop 9");
});

test("nothing scrolls once the row is dropped or the list is gone", () => {
  press();
  moveTo(20, 10);
  drawFrame();
  say("pointerup", finger);
  const { begun } = press();
  moveTo(20, 10);
  begun!.abort();
  const before = scrolled;
  for (let frame = 0; frame < 5; frame += 1) drawFrame();
  expect(before).toBe(-8);
  expect(scrolled).toBe(before);
});
