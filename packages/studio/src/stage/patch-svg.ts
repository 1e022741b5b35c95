// Puts new markup into an SVG picture that is on screen by changing only what differs. Pictures that stay keep their pixels,
// so nothing flickers while something is dragged, and what is shown is the very text that the printer gets.

/** Makes the content of an SVG element equal to the markup. */
export function patchSvg(target: Element, markup: string): void {
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`;
  const wanted = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  patchChildren(target, wanted);
}

function patchChildren(target: Element, wanted: Element): void {
  const children = [...wanted.children];
  while (target.children.length > children.length) target.lastElementChild?.remove();
  for (const [index, child] of children.entries()) {
    const known = target.children[index];
    if (known?.tagName === child.tagName) patchElement(known, child);
    else if (known) known.replaceWith(document.importNode(child, true));
    else target.append(document.importNode(child, true));
  }
}

function patchElement(target: Element, wanted: Element): void {
  for (const { name } of [...target.attributes]) if (!wanted.hasAttribute(name)) target.removeAttribute(name);
  for (const { name, value } of [...wanted.attributes])
    if (target.getAttribute(name) !== value) target.setAttribute(name, value);
  patchChildren(target, wanted);
}
