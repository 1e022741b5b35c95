/// <reference lib="dom" />
import type { Page } from "playwright-core";

/** How a scanner is set. */
interface Scanner {
  gapMs?: number;
  end?: "Enter" | "Tab" | "";
}

const named = {
  Enter: { text: "\r", windowsVirtualKeyCode: 13 },
  Tab: { windowsVirtualKeyCode: 9 },
};

/** The same code again within 400 ms is one pull of the trigger, and a quick machine gets there within it. */
const samePullMs = 450;
const lastPull = new WeakMap<Page, { code: string; atMs: number }>();

/** Waits until the code, where it was the last one that was scanned, counts as a second pull of the trigger. */
async function nextPull(page: Page, code: string): Promise<void> {
  const last = lastPull.get(page);
  const leftMs = last?.code === code ? last.atMs + samePullMs - Date.now() : 0;
  if (leftMs > 0) await page.waitForTimeout(leftMs);
}

/**
 * Sends a code as a scanner that acts as a keyboard does: its keys 8 ms apart by their own clock, whatever the machine
 * that runs the test is doing meanwhile, and Enter at the end. They are on their way together, as from a cable. The same
 * code a second time is a second pull.
 */
export async function scan(page: Page, code: string, { gapMs = 8, end = "Enter" }: Scanner = {}): Promise<void> {
  await nextPull(page, code);
  const session = await page.context().newCDPSession(page);
  const keys = [...code, end].filter(Boolean);
  await page.evaluate(setKeyClock, { keys: keys.length, gapMs });
  lastPull.set(page, { code, atMs: Date.now() });
  const sent = keys.flatMap((key) => {
    const more = named[key as keyof typeof named] ?? { text: key };
    return [
      session.send("Input.dispatchKeyEvent", { type: "keyDown", key, ...more }),
      session.send("Input.dispatchKeyEvent", { type: "keyUp", key }),
    ];
  });
  await Promise.all(sent);
  await session.detach();
}

/**
 * In the page: the next keys say that they were pressed `gapMs` apart, as a keyboard's do. The browser gives keys of a test the
 * time of their arrival, whatever time they are sent with, so on a busy machine a scan looks like a hand.
 */
function setKeyClock({ keys, gapMs }: { keys: number; gapMs: number }): void {
  const clocked = window as { keyClock?: { atMs: number; gapMs: number; left: number } };
  const isFirst = !clocked.keyClock;
  clocked.keyClock = { atMs: performance.now(), gapMs, left: keys };
  if (!isFirst) return;
  const own = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp")!.get!;
  const times = new WeakMap<Event, number>();
  function timeOf(event: Event): number {
    const clock = clocked.keyClock!;
    if (event.type !== "keydown" || !event.isTrusted || clock.left === 0) return own.call(event);
    clock.left -= 1;
    clock.atMs += clock.gapMs;
    return clock.atMs;
  }
  Object.defineProperty(Event.prototype, "timeStamp", {
    configurable: true,
    get(this: Event) {
      const time = times.get(this) ?? timeOf(this);
      times.set(this, time);
      return time;
    },
  });
}

/** Longer than a scanner leaves between two keys: what comes after is a key of its own. */
const betweenKeysMs = 160;

/** Presses single keys one after the other, as a hand does. */
export async function pressInTurn(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(betweenKeysMs);
  }
}
