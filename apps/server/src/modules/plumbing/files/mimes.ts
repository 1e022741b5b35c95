const mimes = { avif: "image/avif", webp: "image/webp", png: "image/png", jpg: "image/jpeg" } as const;

/** The type of a picture by the ending of its address. */
export const mimeOf = (ending: keyof typeof mimes): string => mimes[ending];
