import type { Page } from "playwright-core";

const gapSeconds = 0.008;

/**
 * Sends a code as a scanner that acts as a keyboard does: its keys 8 ms apart by their own clock, whatever the machine
 * that runs the test is doing meanwhile, and Enter at the end.
 */
export async function scan(page: Page, code: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  const keys = [...code, "Enter"];
  for (const [index, key] of keys.entries()) {
    const timestamp = start + index * gapSeconds;
    await session.send("Input.dispatchKeyEvent", { type: "keyDown", key, timestamp });
    await session.send("Input.dispatchKeyEvent", { type: "keyUp", key, timestamp: timestamp + gapSeconds / 2 });
  }
  await session.detach();
}
