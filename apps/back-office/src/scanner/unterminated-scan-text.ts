/** The message for quick keys without Enter or Tab at their end. It helps to set the scanner up. */
export const unterminatedScanText = (text: string): string =>
  `“${text}” looks like a scan, but did not end with Enter or Tab, so it was ignored. Check Scanner settings.`;
