interface Tried {
  vars: Record<string, string>;
  attributes?: Record<string, string> | undefined;
  faces?: string | undefined;
}

/**
 * Puts a theme on the document that is being tried; nothing is rendered or loaded again. What is another than before is written
 * on the root itself: after a changed rule the browser matches every element again. Nothing
 * fades from one look to the next: each frame of it would recalculate the styles of the whole page.
 */
export function wearing(): (tried: Tried) => void {
  const letters = new CSSStyleSheet();
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { transition: none !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, letters, still];
  const root = document.documentElement;
  const worn = new Map<string, string>();
  let faces = "";
  return (tried) => {
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
  };
}
