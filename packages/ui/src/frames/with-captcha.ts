import { solveWork } from "@selvedge/browser/interface/solve-work";

type Task = { kind: "work"; challenge: string; bits: number } | { kind: "provider" };

/**
 * Sends a form that is open to everyone. Where the server asks for a captcha, the work is done and the form sent once more;
 * what needs a provider's own scripts is left to the sign-in page of the main site.
 */
export async function withCaptcha<T>(
  send: (v3captchaToken?: string) => Promise<T>,
  readTask: () => Promise<Task>,
): Promise<T> {
  try {
    return await send();
  } catch (refused) {
    const { answer } = refused as { answer?: { code?: string } };
    if (answer?.code !== "captchaNeeded") throw refused;
    const task = await readTask();
    if (task.kind !== "work") throw refused;
    const encoder = new TextEncoder();
    return send(
      await solveWork(task.challenge, task.bits, (text) => crypto.subtle.digest("SHA-256", encoder.encode(text))),
    );
  }
}
