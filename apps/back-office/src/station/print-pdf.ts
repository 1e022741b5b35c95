/** Opens a PDF of our own beside the page, ready to be printed. */
export function printPdf(url: string): void {
  window.open(url, "_blank", "noopener");
}
