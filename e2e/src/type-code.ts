import type { Page } from "playwright-core";

/** Types a sign-in code, whose form is sent at the sixth digit: by the script that draws its boxes, so that is waited for. */
export async function typeCode(page: Page, code: string): Promise<void> {
  const field = page.getByLabel("Six-digit code");
  await field.focus();
  await page.locator(".code-boxes > [data-active]").waitFor();
  await field.pressSequentially(code);
}
