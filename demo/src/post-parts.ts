import { escapeHtml } from "@selvedge/domain/text";
import type { PictureValue } from "./kinds.ts";

/** A picture within a post, with a line under it. */
export const figure = ({ original, altText, width, height }: PictureValue, caption: string): string =>
  `<figure><img src="${original}" alt="${escapeHtml(altText)}" width="${width}" height="${height}"><figcaption>${escapeHtml(caption)}</figcaption></figure>`;
