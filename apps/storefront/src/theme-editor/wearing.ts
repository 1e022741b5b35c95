interface Tried {
  vars: Record<string, string>;
  attributes?: Record<string, string> | undefined;
  faces?: string | undefined;
}

/**
 * Puts a theme on the document that is being tried; nothing is rendered or loaded again. What is another than before is written
 * on the root itself: after a changed rule the browser matches every element again. Transitions
 * that it starts are finished at once: each of their frames would recalculate the styles of the whole page.
 */
export function wearing(): (tried: Tried) => void {
  const letters = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, letters];
  const root = document.documentElement;
  const worn = new Map<string, string>();
  let faces = "";
  return (tried) => {
    const fading = new Set(document.getAnimations());
    for (const [name, value] of Object.entries(tried.vars)) {
      if (worn.get(name) !== value) root.style.setProperty(name, value);
      worn.set(name, value);
    }
    for (const [name, value] of Object.entries(tried.attributes ?? {}))
      if (/^data-theme-[\w-]+$/.test(name) && root.getAttribute(name) !== value) root.setAttribute(name, value);
    if (tried.faces !== undefined && tried.faces !== faces) {
      faces = tried.faces;
      letters.replaceSync(faces);
    }
    for (const change of document.getAnimations())
      if (change instanceof CSSTransition && !fading.has(change)) change.finish();
  };
}
