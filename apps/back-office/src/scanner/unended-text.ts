/** What is said of keys that came as a scan's do and never ended: whoever sets up the scanner reads it. */
export const unendedText = (text: string): string =>
  `“${text}” came like a scan without Enter or Tab at its end, and was not used. See Scanner settings.`;
