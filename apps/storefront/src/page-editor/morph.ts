/**
 * Makes an element like another with as few changes as possible: blocks are found again by their uid wherever they have
 * moved, and what is the same stays the same node, with its loaded pictures and its place under the eyes.
 */
export function morph(from: Element, to: Element): void {
  // What is typed into stays as it is: it is newer than what comes.
  if (from.isEqualNode(to) || from.hasAttribute("contenteditable")) return;
  sameAttributes(from, to);
  const known = new Map([...from.children].flatMap((child) => (keyOf(child) ? [[keyOf(child)!, child] as const] : [])));
  const wanted = new Set([...to.children].map(keyOf));
  let at = from.firstChild;
  for (const next of [...to.childNodes]) {
    // What is gone is taken out first, so that what follows it is compared with its own.
    while (at && isGone(at, wanted)) at = removed(at);
    const found = next instanceof Element ? known.get(keyOf(next) ?? "") : undefined;
    if (found) {
      if (found !== at) from.insertBefore(found, at);
      morph(found, next as Element);
      at = found.nextSibling;
    } else if (at && isLike(at, next)) {
      if (at instanceof Element) morph(at, next as Element);
      else if (at.nodeValue !== next.nodeValue) at.nodeValue = next.nodeValue;
      at = at.nextSibling;
    } else from.insertBefore(document.importNode(next, true), at);
  }
  while (at) at = removed(at);
}

const keyOf = (node: Node): string | null => (node instanceof Element ? node.getAttribute("data-uid") : null);

const isGone = (node: Node, wanted: ReadonlySet<string | null>) => keyOf(node) !== null && !wanted.has(keyOf(node));

const isLike = (a: Node, b: Node): boolean =>
  a.nodeName === b.nodeName && a.nodeType === b.nodeType && keyOf(a) === null && keyOf(b) === null;

function removed(node: ChildNode): ChildNode | null {
  const { nextSibling } = node;
  node.remove();
  return nextSibling;
}

function sameAttributes(from: Element, to: Element): void {
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
  for (const { name, value } of [...to.attributes])
    if (from.getAttribute(name) !== value) from.setAttribute(name, value);
}
