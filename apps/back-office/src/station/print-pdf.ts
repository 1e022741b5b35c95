/** Opens a PDF of our own beside the page, ready to be printed. */
export function printPdf(url: string): void {
  window.open(url, "_blank", "noopener");
}

const frameName = "label-printer";

/**
 * Prints a PDF without leaving the page, so that the scanner's next code still arrives here. A browser that was started for
 * kiosk printing asks nothing.
 */
export function printHere(url: string): void {
  document.getElementById(frameName)?.remove();
  const frame = document.createElement("iframe");
  frame.id = frameName;
  frame.title = "Parcel label";
  frame.tabIndex = -1;
  frame.ariaHidden = "true";
  frame.style.cssText = "position:fixed;width:0;height:0;border:0;visibility:hidden";
  frame.onload = () => {
    try {
      frame.contentWindow?.print();
      window.focus();
    } catch {
      // The browser's PDF viewer cannot print from a frame: the button on the screen opens the label.
    }
  };
  frame.src = url;
  document.body.append(frame);
}
