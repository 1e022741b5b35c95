// Of a page on the grid, only the first block is seen until its largest picture has loaded or a second has passed
// (storefront §2.6). Runs before anything is painted; without scripts all blocks are seen at once.
const root = document.documentElement;
const show = () => root.removeAttribute("data-waiting");
root.setAttribute("data-waiting", "");
setTimeout(show, 1000);

const areaOf = (picture: Element) => Number(picture.getAttribute("width")) * Number(picture.getAttribute("height"));

document.addEventListener("DOMContentLoaded", () => {
  const pictures = document.querySelector("#root [data-block]")?.querySelectorAll("img") ?? [];
  const [largest] = [...pictures].sort((a, b) => areaOf(b) - areaOf(a));
  if (!largest || largest.complete) show();
  largest?.addEventListener("load", show);
  largest?.addEventListener("error", show);
});
