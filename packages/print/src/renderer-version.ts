// In a file of its own, so that the server can name what was rendered without loading what renders it.

/** Part of a print file's identity: raise it when the same design would give other pixels. */
export const rendererVersion = 2;
