// Where on the page a text of one colour stands on a ground of another.
interface Asked {
  /** "#rrggbb" */
  text: string;
  ground: string;
  label: string;
}

/** More rings than this hide the page. */
const most = 40;
const layerName = "selvedge-rings";
/** On the ring that was brought into sight last. */
const soughtMark = "data-sought";

/** Rings those texts and says how many there are; takes the rings away with null. */
export function ringTexts(asked: Asked | null): number {
  document.querySelector(layerName)?.remove();
  if (!asked) return 0;
  const [text, ground] = [rgbOf(asked.text), rgbOf(asked.ground)];
  const found = [...document.body.querySelectorAll<HTMLElement>("*")].filter(
    (element) => hasInk(element) && sameInk(element, text) && groundOf(element) === ground && isSeen(element),
  );
  const layer = document.createElement(layerName);
  layer.setAttribute("aria-hidden", "true");
  Object.assign(layer.style, {
    position: "absolute",
    inset: "0 auto auto 0",
    zIndex: "2147483000",
    pointerEvents: "none",
  });
  for (const element of found.slice(0, most)) layer.append(ringAround(element));
  document.body.append(layer);
  return found.length;
}

/** Brings the first ring into sight, and after the last one the first again; the page stays where it is until it is asked for. */
export function toNextRing(): void {
  const rings = [...(document.querySelector(layerName)?.children ?? [])];
  const at = rings.findIndex((ring) => ring.hasAttribute(soughtMark));
  rings[at]?.removeAttribute(soughtMark);
  const next = rings[at + 1] ?? rings[0];
  next?.setAttribute(soughtMark, "");
  next?.scrollIntoView({ block: "center" });
}

/** Letters of its own, or a drawn icon. */
const hasInk = (element: Element): boolean =>
  element instanceof SVGSVGElement ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

const sameInk = (element: Element, rgb: string): boolean => getComputedStyle(element).color === rgb;

function groundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (backgroundColor !== "rgba(0, 0, 0, 0)" && backgroundColor !== "transparent") return backgroundColor;
  }
  return "rgb(255, 255, 255)";
}

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

const rgbOf = (hex: string): string => {
  const value = Number.parseInt(hex.slice(1), 16);
  return `rgb(${value >> 16}, ${(value >> 8) & 255}, ${value & 255})`;
};

function ringAround(element: Element): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const ring = document.createElement("span");
  Object.assign(ring.style, {
    position: "absolute",
    left: `${left + scrollX - 4}px`,
    top: `${top + scrollY - 4}px`,
    width: `${width + 8}px`,
    height: `${height + 8}px`,
    border: "2px solid #8a5a00",
    borderRadius: "6px",
    boxShadow: "0 0 0 1.5px #fff",
  });
  return ring;
}
