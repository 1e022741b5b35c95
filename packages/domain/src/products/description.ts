// A product's description is stored as HTML, because pages show it so. Merchants write plain paragraphs.
import { escapeHtml } from "../text.ts";

/** Paragraphs as HTML: an empty line begins a new one, a line break stays a break. Nothing typed becomes markup. */
export const descriptionHtml = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== "")
    .map((paragraph) => `<p>${paragraph.trim().split("\n").map(escapeHtml).join("<br>")}</p>`)
    .join("");

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/** A stored description as plain paragraphs, for the field that it is edited in. */
export const descriptionText = (html: string): string =>
  html
    .replace(/<br\s*\/?>/gi, "\n")
    .replace(/<\/(?:p|li|h\d|div)>/gi, "\n\n")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
