/** A page inside the page, which may add to the basket: messages of its own site are answered (storefront §5, §7). */
export function startFrame(element: HTMLElement): void {
  const listen = (event: MessageEvent) => {
    if (!element.isConnected) return removeEventListener("message", listen);
    if (event.origin === element.dataset.origin)
      void import("./frame-adds.ts").then(({ answerFrame }) => answerFrame(event, element));
  };
  addEventListener("message", listen);
}
