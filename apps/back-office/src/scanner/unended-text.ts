/** The message for quick keys without Enter or Tab at their end. It helps to set the scanner up. */
export const unendedText = (text: string): string =>
  `“${text}” came like a scan without Enter or Tab at its end, and was not used. See Scanner settings.`;
