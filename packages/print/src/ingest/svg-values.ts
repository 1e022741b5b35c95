/** Whether a reference stays inside the drawing: `#name`, or a PNG or JPEG embedded in it. A link out of it is not safe. */
export function safeReference(href: string): boolean {
  const value = href.trim();
  return value === "" || /^#[^\s"'<>]+$/.test(value) || isPictureData(value);
}

/** The bytes of an embedded picture, or null when the address is not one. */
export function embeddedPicture(href: string): Buffer | null {
  const value = href.trim();
  return isPictureData(value) ? Buffer.from(value.slice(value.indexOf(",") + 1), "base64") : null;
}

/** Whether style text fetches nothing: every `url()` points inside the drawing, and nothing is imported. */
export function safeCss(css: string): boolean {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, "");
  if (/@import|@font-face|@namespace|expression\s*\(|javascript:|\\[0-9a-f]/i.test(plain)) return false;
  const references = plain.match(/url\s*\([^)]*\)?/gi) ?? [];
  return references.every((reference) => /^url\s*\(\s*["']?#[^"')\s]+["']?\s*\)$/i.test(reference));
}

function isPictureData(value: string): boolean {
  const prefix = /^data:image\/(?:png|jpe?g);base64,/i.exec(value)?.[0];
  return prefix !== undefined && !/[^A-Za-z0-9+/=\s]/.test(value.slice(prefix.length));
}
