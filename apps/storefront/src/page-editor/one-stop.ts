// The Tab key stops once at the page that is edited, whatever it is made of: nothing on it works there, and its blocks are
// chosen by arrows.
import { element } from "./parts.ts";

const stops = "a[href], area[href], button, input, select, textarea, summary, iframe, audio, video, [tabindex]";
const words =
  "The page. The arrow keys choose a block, Enter opens its settings, the slash key adds one, the question mark lists all keys.";

/** The one stop, drawn as a frame around the page while it has the focus. `isAt` says whether it has. */
export function oneStop(root: ShadowRoot) {
  const stop = element("div", "stop");
  stop.tabIndex = 0;
  stop.setAttribute("role", "group");
  stop.setAttribute("aria-label", words);
  root.append(stop);
  passBy();
  // What comes from the server, and what scripts of blocks add, is passed by as well.
  new MutationObserver(passBy).observe(document.body, {
    ...{ childList: true, subtree: true },
    attributeFilter: ["tabindex"],
  });
  return { isAt: () => root.activeElement === stop };
}

function passBy(): void {
  for (const each of document.body.querySelectorAll<HTMLElement>(stops)) if (each.tabIndex >= 0) each.tabIndex = -1;
}
