// Draws the six boxes of a code's field and sends its form at the sixth digit. Fetched by pages that have such a field.
import { codeBoxes, codeDigits, isCompleted } from "@selvedge/browser/interface/code-field";

export function startCodeFields(fields: Iterable<HTMLElement>): void {
  for (const field of fields) startField(field.querySelector("input")!, field.querySelectorAll(".code-boxes > span"));
}

function startField(input: HTMLInputElement, boxes: NodeListOf<HTMLElement>) {
  let before = codeDigits(input.value);
  const show = () => {
    const isFocused = document.activeElement === input;
    const { selectionStart: start, selectionEnd: end } = input;
    const shown = codeBoxes(before, isFocused ? { start: start ?? 0, end: end ?? 0 } : null);
    for (const [at, { digit, isActive }] of shown.entries()) {
      boxes[at]!.textContent = digit;
      boxes[at]!.toggleAttribute("data-active", isActive);
    }
  };
  const read = () => {
    const digits = codeDigits(input.value);
    if (digits !== input.value) input.value = digits;
    const isNowComplete = isCompleted(before, digits);
    before = digits;
    show();
    if (isNowComplete) input.form?.requestSubmit();
  };
  input.addEventListener("input", read);
  for (const event of ["focus", "blur"]) input.addEventListener(event, show);
  document.addEventListener("selectionchange", show);
  input.value = before;
  // A refused code stays visible; typing replaces it.
  if (input.ariaInvalid === "true" && document.activeElement === input) input.select();
  show();
}
