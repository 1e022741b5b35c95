// A product's pictures in a full-window viewer for touch and keyboard: zoom in, scroll to move. Loaded when it is opened.
import "./close-up.css";

/** Zoom levels, as multiples of the width that fits. */
const scales = [1, 1.75, 3] as const;

/**
 * Opens the pictures of a strip at one of them, each in its largest size. Escape, Close or a click outside the picture
 * closes the viewer.
 */
export function openCloseUp(strip: HTMLElement, first: number): void {
  const pictures = [...strip.querySelectorAll("img")];
  const dialog = element("dialog", { className: "close-up", ariaLabel: "Pictures, larger" });
  const view = element("div", {
    className: "close-up-view",
    role: "group",
    tabIndex: 0,
    ariaLabel: "Scroll to move the picture",
  });
  const picture = element("img", {});
  const place = element("output", { className: "close-up-place" });
  const step = (by: number) => show((shown + by + pictures.length) % pictures.length);
  const smaller = control("Smaller", "M5 12h14", () => resize(scale - 1));
  const larger = control("Larger", "M12 5v14M5 12h14", () => resize(scale + 1));
  const turns =
    pictures.length > 1
      ? [
          control("The picture before", "M15 5.5 8.5 12l6.5 6.5", () => step(-1)),
          place,
          control("The next picture", "m9 5.5 6.5 6.5L9 18.5", () => step(1)),
        ]
      : [];
  let shown = first;
  let scale = 0;

  const show = (index: number) => {
    shown = index;
    const { srcset, src, alt } = pictures[index]!;
    Object.assign(picture, { src: largestOf(srcset) || src, alt });
    place.value = `${index + 1} of ${pictures.length}`;
    resize(0);
  };
  const resize = (to: number, at = { x: 0.5, y: 0.5 }) => {
    scale = Math.min(scales.length - 1, Math.max(0, to));
    view.style.setProperty("--scale", String(scales[scale]));
    view.dataset.large = String(scale > 0);
    smaller.ariaDisabled = String(scale === 0);
    larger.ariaDisabled = String(scale === scales.length - 1);
    view.scrollTo({
      left: picture.offsetWidth * at.x - view.clientWidth / 2,
      top: picture.offsetHeight * at.y - view.clientHeight / 2,
      behavior: "instant",
    });
  };

  picture.addEventListener("click", ({ offsetX, offsetY }) => {
    const at = { x: offsetX / picture.offsetWidth, y: offsetY / picture.offsetHeight };
    resize(scale === 0 ? 1 : 0, at);
  });
  view.addEventListener("click", ({ target }) => target === view && dialog.close());
  dialog.addEventListener("keydown", ({ key }) => {
    if (key === "+" || key === "=") resize(scale + 1);
    if (key === "-") resize(scale - 1);
    if (key === "PageDown" || (key === "ArrowRight" && scale === 0)) step(1);
    if (key === "PageUp" || (key === "ArrowLeft" && scale === 0)) step(-1);
  });
  dialog.addEventListener("close", () => dialog.remove());

  view.append(picture);
  const bar = element("div", { className: "close-up-bar" });
  bar.append(
    ...turns,
    smaller,
    larger,
    control("Close", "m5.5 5.5 13 13M18.5 5.5l-13 13", () => dialog.close()),
  );
  dialog.append(view, bar);
  document.body.append(dialog);
  dialog.showModal();
  show(first);
}

/** The last URL of a `srcset`, which is ordered by width; empty for an empty one. */
const largestOf = (srcset: string): string => srcset.split(", ").at(-1)?.split(" ")[0] ?? "";

const element = <K extends keyof HTMLElementTagNameMap>(name: K, facts: Partial<HTMLElementTagNameMap[K]>) =>
  Object.assign(document.createElement(name), facts);

/** A button of the toolbar, with its label and a line icon. */
function control(ariaLabel: string, path: string, press: () => void): HTMLButtonElement {
  const button = element("button", { type: "button", className: "icon-button", ariaLabel });
  button.innerHTML = `<svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;
  button.addEventListener("click", press);
  return button;
}
