/** Counts down until a code may be sent again. Until then the button says so and sends nothing; without scripts the server does. */
export function startResend(button: HTMLButtonElement): void {
  const end = Date.now() + Number(button.dataset.resendSeconds) * 1000;
  const count = button.querySelector("[data-countdown]");
  const tick = () => {
    const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    if (count) count.textContent = left > 0 ? ` in ${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}` : "";
    button.ariaDisabled = left > 0 ? "true" : null;
    if (left === 0) clearInterval(timer);
  };
  const timer = setInterval(tick, 1000);
  tick();
  button.form?.addEventListener("submit", (event) => {
    if (Date.now() < end) event.preventDefault();
  });
}
