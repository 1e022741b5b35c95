// Fills in the captcha of a form: the work begins with the page, and a form that is sent earlier waits for it.
import { solveWork } from "@selvedge/browser/interface/solve-work";
import type { CaptchaTask } from "@selvedge/contracts/pages/page-data";

interface Provider {
  ready(then: () => void): void;
  execute(key: string, options: { action: string }): Promise<string>;
  render(place: HTMLElement, options: { sitekey: string; callback: (token: string) => void }): void;
}

export function startCaptchas(fields: Iterable<HTMLInputElement>): void {
  for (const field of fields) startCaptcha(field, JSON.parse(field.dataset.captcha!) as CaptchaTask);
}

function startCaptcha(field: HTMLInputElement, task: CaptchaTask) {
  const form = field.form!;
  const solving = task.kind === "work" ? work(task) : provider(task, form);
  form.addEventListener("submit", (event) => {
    if (field.value !== "") return;
    event.preventDefault();
    const { submitter } = event;
    submitter?.setAttribute("aria-busy", "true");
    // Whatever goes wrong, the form is sent: the server decides.
    void solving()
      .catch(() => "")
      .then((token) => {
        field.value = token;
        form.submit();
      });
  });
}

const encoder = new TextEncoder();

function work({ challenge, bits }: Extract<CaptchaTask, { kind: "work" }>): () => Promise<string> {
  const solved = solveWork(challenge, bits, (text) => crypto.subtle.digest("SHA-256", encoder.encode(text)));
  solved.catch(() => {});
  return () => solved;
}

/** The score is asked for when the form is sent; the box, where it is needed, is there before. */
function provider(task: Extract<CaptchaTask, { kind: "provider" }>, form: HTMLFormElement): () => Promise<string> {
  const loaded = new Promise<Provider>((done, fail) => {
    const script = document.createElement("script");
    script.src = `${task.scriptUrl}?render=${encodeURIComponent(task.scoreKey)}`;
    script.onload = () => {
      const { grecaptcha } = window as unknown as { grecaptcha: Provider };
      grecaptcha.ready(() => done(grecaptcha));
    };
    script.onerror = fail;
    document.head.append(script);
  });
  const box = form.querySelector<HTMLElement>("[data-captcha-box]");
  const pressed = form.querySelector<HTMLInputElement>("[name=v2captchaToken]")!;
  if (box)
    void loaded.then((api) =>
      api.render(box, {
        sitekey: task.boxKey,
        callback: (token) => {
          pressed.value = token;
        },
      }),
    );
  return async () => (await loaded).execute(task.scoreKey, { action: "form" });
}
