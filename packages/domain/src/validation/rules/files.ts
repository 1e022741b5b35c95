import type { Rule } from "../rule.ts";

/** Endings of the pictures that the platform takes in as artwork. */
export const artworkFormats = ["png", "jpg", "jpeg", "webp", "avif", "gif", "svg"] as const;

/**
 * A file name must end in one of the formats, whatever its case. What a file really holds is found out on the server.
 * Source: platform-core §5.
 */
export const ext = (formats: readonly string[] = artworkFormats): Rule => ({
  name: "ext",
  message: `Must upload the following formats: ${formats.join(", ")}`,
  holds: (text) => {
    const ending = text.slice(text.lastIndexOf(".") + 1).toLowerCase();
    return text.includes(".") && formats.some((format) => format.toLowerCase() === ending);
  },
});
