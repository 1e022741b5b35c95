import { copy } from "./copy.ts";

/** The buttons of a page that can be passed on: those that this browser can do appear. */
export function startShare(element: HTMLElement): void {
  for (const one of element.querySelectorAll<HTMLElement>("[data-does]")) {
    const { does } = one.dataset;
    const url = () => location.href.split("#")[0]!;
    if (does === "share" && "share" in navigator) {
      one.hidden = false;
      // A visitor who turns back has shared nothing, which is no error.
      one.addEventListener("click", () => navigator.share({ title: document.title, url: url() }).catch(() => {}));
    }
    if (does === "copy") {
      one.hidden = false;
      one.addEventListener("click", () => void copy(url(), one));
    }
    if (does === "email" && one instanceof HTMLAnchorElement)
      one.href = `mailto:?subject=${encodeURIComponent(document.title)}&body=${encodeURIComponent(url())}`;
  }
}
