/** An email address in the one form that is compared and stored for look-ups. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** "High Water tee" becomes "high-water-tee". Letters with marks lose them; an empty answer becomes `fallback`. */
export function urlNameOf(name: string, fallback = "product"): string {
  const plain = name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/['’]/g, "")
    .toLowerCase();
  return (
    plain
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 80) || fallback
  );
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text made safe between tags and inside quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
