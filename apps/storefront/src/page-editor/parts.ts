// Small parts of the overlay. Their pictures are strokes on a square of 24.

const strokes = {
  up: "M12 19V5M5 12l7-7 7 7",
  down: "M12 5v14M19 12l-7 7-7-7",
  duplicate: "M9 9h12v12H9zM5 15H3V3h12v2",
  inside: "M4 4h16v16H4zM12 9v6M9 12h6",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  grip: "M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01",
  plus: "M12 5v14M5 12h14",
} as const;

export function element(tag: "div" | "span", className: string): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  return made;
}

/** A button with a picture, named for those who do not see it. */
export function button(picture: keyof typeof strokes, label: string): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  // The Tab key stops once at the page; keys of the block do what the button does.
  made.tabIndex = -1;
  made.className = picture;
  made.setAttribute("aria-label", label);
  made.title = label;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", strokes[picture]);
  svg.append(path);
  made.append(svg);
  return made;
}
