import type { CaptchaTask } from "@selvedge/contracts/pages/page-data";

/**
 * What a form that is open to everyone sends along. hydrate/captcha.ts fills it in before the form is sent; without scripts
 * it stays empty, and the server takes few of those.
 */
export function CaptchaFields({ task, error }: { task: CaptchaTask | null | undefined; error?: string | undefined }) {
  if (!task) return null;
  return (
    <>
      <input type="hidden" name="v3captchaToken" data-captcha={JSON.stringify(task)} />
      <input type="hidden" name="v2captchaToken" />
      {error && task.kind === "provider" ? <div data-captcha-box="" /> : null}
    </>
  );
}
