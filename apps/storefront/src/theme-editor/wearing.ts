interface Tried {
  vars: Record<string, string>;
  attributes?: Record<string, string> | undefined;
  faces?: string | undefined;
}

/** Puts a theme on the document that is being tried: one rule is replaced, and nothing is rendered or loaded again. */
export function wearing(): (tried: Tried) => void {
  const rules = new CSSStyleSheet();
  const letters = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, letters, rules];
  let faces = "";
  return (tried) => {
    const { style } = rules.cssRules[rules.cssRules.length === 0 ? rules.insertRule(":root{}") : 0] as CSSStyleRule;
    for (const [name, value] of Object.entries(tried.vars)) style.setProperty(name, value);
    for (const [name, value] of Object.entries(tried.attributes ?? {}))
      if (/^data-theme-[\w-]+$/.test(name)) document.documentElement.setAttribute(name, value);
    if (tried.faces === undefined || tried.faces === faces) return;
    faces = tried.faces;
    letters.replaceSync(faces);
  };
}
