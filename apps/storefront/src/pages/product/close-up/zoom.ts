// Mouse zoom of a product's picture: it grows under the pointer and follows it. Loaded on the first hover; touch and
// keyboard use `close-up.ts`. Source: storefront §4.

const scale = 2;
const started = new WeakSet<Element>();

/** Starts mouse zoom for the pictures of a strip, once. */
export function startZoom(strip: HTMLElement): void {
  if (started.has(strip)) return;
  started.add(strip);
  const isByClick = strip.dataset.zoom === "click";
  let isOn = !isByClick;
  const follow = (event: PointerEvent | MouseEvent) => {
    const picture = event.target instanceof Image ? event.target : null;
    if (picture && isOn) enlarge(picture, event);
  };
  strip.addEventListener("pointermove", follow);
  strip.addEventListener("pointerout", ({ target }) => {
    if (target instanceof Image) target.style.scale = "";
    if (isByClick) isOn = false;
  });
  if (!isByClick) return;
  strip.addEventListener("click", (event) => {
    isOn = !isOn;
    if (!isOn && event.target instanceof Image) event.target.style.scale = "";
    follow(event);
  });
}

/** Measured on the tile, which does not move while the picture grows. */
function enlarge(picture: HTMLImageElement, { clientX, clientY }: MouseEvent) {
  const { left, top, width, height } = (picture.closest(".gallery-tile") ?? picture).getBoundingClientRect();
  picture.style.transformOrigin = `${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`;
  picture.style.scale = String(scale);
}
