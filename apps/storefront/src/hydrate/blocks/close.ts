const key = "closed-news";

/** News that a visitor closes, and that stays closed in this browser until it says something else. */
export function startClose(element: HTMLElement): void {
  const name = element.dataset.closes!;
  element.hidden = closed().includes(name);
  const button = element.querySelector<HTMLElement>("[data-close]")!;
  button.hidden = false;
  button.addEventListener("click", () => {
    element.hidden = true;
    try {
      localStorage.setItem(key, JSON.stringify([...closed(), name].slice(-50)));
    } catch {
      // Without storage it is closed for this visit.
    }
  });
}

function closed(): string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(names) ? names.map(String) : [];
  } catch {
    return [];
  }
}
