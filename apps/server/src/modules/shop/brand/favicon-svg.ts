import { escapeHtml } from "@selvedge/domain/text";
import type { IconRequest } from "@selvedge/print/brand/icon-picture";

/** The icon as a drawing, for browsers that scale it: the mark, or the initial in a face that every machine has. */
export const faviconSvg = ({
  ground,
  ink,
  mark,
  letter,
}: Pick<IconRequest, "ground" | "ink" | "mark" | "letter">): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${escapeHtml(ground)}"/>${
    mark
      ? `<image x="4" y="4" width="24" height="24" href="data:image/svg+xml,${encodeURIComponent(mark)}"/>`
      : `<text x="16" y="22.500" font-family="Arial,sans-serif" font-size="19" font-weight="700" text-anchor="middle" fill="${escapeHtml(ink)}">${escapeHtml(letter)}</text>`
  }</svg>`;
