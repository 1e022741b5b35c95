import type { Page } from "playwright-core";

/** The names of what a message at the foot of the window lies over and what could be pressed; waits for the message. */
export async function coveredByMessage(page: Page): Promise<string[]> {
  await page.getByRole("button", { name: "Close message" }).waitFor();
  return page.evaluate(() => {
    const messages = document.querySelector("[aria-label=Messages]")!;
    const message = messages.firstElementChild!.getBoundingClientRect();
    const isUnder = (part: Element) => {
      const { left, right, top, bottom, width } = part.getBoundingClientRect();
      const meets = left < message.right && right > message.left && top < message.bottom && bottom > message.top;
      return width > 0 && meets && part.checkVisibility();
    };
    return [...document.querySelectorAll("button, a, input, label")]
      .filter((part) => !messages.contains(part) && isUnder(part))
      .map((part) => part.getAttribute("aria-label") ?? part.textContent);
  });
}
