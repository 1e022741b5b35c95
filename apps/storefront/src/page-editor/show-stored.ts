// Puts the page as the server has it by now in the place of the page that is shown, block by block, so that nothing jumps.
import { morph } from "./morph.ts";

/** The page, and the header and footer that are edited as templates. */
const shownParts = ["root", "header-template", "footer-template"];

/** "late" where something newer was asked for meanwhile; "failed" where the address shows no draft any more. */
export async function showStored(address: string, isWanted: () => boolean): Promise<"shown" | "late" | "failed"> {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) return "failed";
  const answer = await fetch(url, { headers: { Accept: "text/html" } }).catch(() => null);
  const html = answer?.ok ? await answer.text() : null;
  if (!isWanted()) return "late";
  if (html === null) return "failed";
  const next = new DOMParser().parseFromString(html, "text/html");
  if (!("editing" in next.documentElement.dataset)) return "failed";
  await loadStyles(next);
  if (!isWanted()) return "late";
  for (const id of shownParts) {
    const [was, is] = [document.getElementById(id), next.getElementById(id)];
    if (was && is) morph(was, is);
  }
  document.documentElement.dataset.rev = next.documentElement.dataset.rev ?? "";
  return "shown";
}

/** Style sheets of blocks that the page did not have before; it waits for them, so that no block is seen without. */
async function loadStyles(next: Document): Promise<void> {
  const hrefs = (of: Document) =>
    [...of.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute("href")!);
  const known = new Set(hrefs(document));
  await Promise.all(
    hrefs(next)
      .filter((href) => !known.has(href))
      .map(
        (href) =>
          new Promise<void>((done) => {
            const link = document.createElement("link");
            link.rel = "stylesheet";
            link.href = href;
            link.onload = link.onerror = () => done();
            document.head.append(link);
          }),
      ),
  );
}
