/** A button that copies the text of a field beside it. */
export function startCopy(button: HTMLElement): void {
  const field = document.getElementById(button.dataset.copies!) as HTMLInputElement | null;
  if (!field) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    field.select();
    void copy(field.value, button);
  });
}

/** Copies, and says so on the button for two seconds. Where the browser does not allow it the text stays selected. */
export async function copy(text: string, button: HTMLElement): Promise<void> {
  const words = button.querySelector("span") ?? button;
  const before = words.textContent;
  const isCopied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  button.ariaLive = "polite";
  words.textContent = isCopied ? "Copied" : "Press Ctrl C";
  setTimeout(() => (words.textContent = before), 2_000);
}
