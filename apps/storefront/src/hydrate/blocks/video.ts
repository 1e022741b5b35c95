/** Puts the player in the place of its picture once the visitor presses it. Until then nothing is requested from its site. */
export function startVideo(element: HTMLElement): void {
  const facade = element.querySelector<HTMLAnchorElement>("[data-player]")!;
  facade.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    const { player, title } = facade.dataset;
    const frame = document.createElement("iframe");
    Object.assign(frame, {
      title,
      sandbox: "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation",
      allow: "autoplay; encrypted-media; fullscreen; picture-in-picture",
      referrerPolicy: "strict-origin-when-cross-origin",
      src: player,
    });
    facade.replaceWith(frame);
    frame.focus();
  });
}
