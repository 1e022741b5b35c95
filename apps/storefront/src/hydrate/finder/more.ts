// More of a list while it is scrolled. The pages stay links, and what was added is there again after Back.
import { wantsMore } from "@selvedge/browser/interface/infinite-scroll";
import { make } from "../search/make.ts";
import { oneList, type SavedList } from "./one-list.ts";

/** Pages that come by themselves after each press of the button, so that what is below the list can be reached. */
const byThemselves = 4;

const lists = oneList<SavedList>();
let left = byThemselves;
let isLoading = false;

const foot = () => document.querySelector<HTMLElement>(".finder-foot");
const grid = () => document.querySelector<HTMLElement>(".finder .card-grid");
const keyOf = () => `${window.navigation?.currentEntry?.key ?? ""} ${location.href}`;

/** Starts loading while the page is scrolled. */
export function startMore(): void {
  addEventListener("scroll", look, { passive: true });
  document.addEventListener("click", (event) => {
    const more = event.target instanceof Element ? event.target.closest("a[data-more]") : null;
    if (!more || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    left = byThemselves;
    void load(true);
  });
  addEventListener("pagehide", saveCount);
  look();
}

function look() {
  const list = grid();
  if (!list || left <= 0 || isLoading || foot()?.hasAttribute("data-failed")) return;
  const scrollHeight = list.getBoundingClientRect().bottom + scrollY;
  if (wantsMore({ scrollTop: scrollY, clientHeight: innerHeight, scrollHeight })) void load(false);
}

/** Adds the next page. Its cards get the focus where a key asked for them. */
async function load(isAsked: boolean): Promise<boolean> {
  const [end, list] = [foot(), grid()];
  const next = end?.querySelector<HTMLAnchorElement>("a[data-more]");
  if (!end || !list || !next || isLoading) return false;
  isLoading = true;
  left -= 1;
  next.setAttribute("aria-busy", "true");
  const before = list.children.length;
  try {
    const answer = await fetch(next.href, { headers: { Accept: "text/html" }, credentials: "same-origin" });
    if (!answer.ok) throw new Error(`The next page answered ${answer.status}.`);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const cards = [...page.querySelectorAll(".finder .card-grid > li")];
    const newFoot = page.querySelector(".finder-foot");
    if (cards.length === 0 || !newFoot) throw new Error("The next page has no list.");
    list.append(...cards.map((card) => document.importNode(card, true)));
    end.replaceChildren(...[...newFoot.childNodes].map((node) => document.importNode(node, true)));
    delete end.dataset.failed;
    say(newFoot.querySelector("p")?.textContent ?? "");
    if (isAsked) list.children[before]?.querySelector<HTMLElement>("h2 a, h3 a")?.focus({ preventScroll: true });
    return true;
  } catch (error) {
    console.error(error);
    showFault(end);
    return false;
  } finally {
    isLoading = false;
    foot()?.querySelector("[aria-busy]")?.removeAttribute("aria-busy");
  }
}

const say = (text: string) => {
  document.getElementById("live-title")!.textContent = text;
};

function showFault(end: HTMLElement) {
  end.dataset.failed = "";
  end.querySelector(".finder-fault")?.remove();
  const words = "The next page did not come. Check your connection and try again.";
  end.prepend(make("p", { class: "finder-fault", role: "alert" }, words));
}

/** Saves what was added before another page is shown. */
export function saveList(): void {
  const [end, list] = [foot(), grid()];
  saveCount();
  if (!end || !list) return;
  const cards = [...list.children].map((card) => card.cloneNode(true));
  const footNodes = [...end.childNodes].map((node) => node.cloneNode(true));
  lists.save(keyOf(), { cards, foot: footNodes, top: scrollY });
}

/** How many cards there are goes into the history, for a page that is loaded again. */
function saveCount() {
  const count = grid()?.children.length;
  const { navigation } = window;
  if (!navigation || !count || !foot()) return;
  navigation.updateCurrentEntry({ state: { cards: count, top: Math.round(scrollY) } });
}

/** Shows again what had been added when the reader left. */
export function restoreList(): void {
  const [end, list] = [foot(), grid()];
  left = byThemselves;
  if (!end || !list) return;
  const saved = lists.load(keyOf());
  if (saved && saved.cards.length > list.children.length) {
    list.append(...saved.cards.slice(list.children.length).map((card) => card.cloneNode(true)));
    end.replaceChildren(...saved.foot.map((node) => node.cloneNode(true)));
    // A browser that was called back before its last navigation had ended does not know the place.
    const settled = window.navigation?.transition?.finished ?? Promise.resolve();
    settled.then(() => scrollTo(0, saved.top)).catch(() => {});
    return;
  }
  const state = window.navigation?.currentEntry?.getState() as { cards?: number; top?: number } | undefined;
  if (state?.cards && state.cards > list.children.length) void loadUntil(state.cards, state.top ?? 0);
}

async function loadUntil(cards: number, top: number) {
  while ((grid()?.children.length ?? cards) < cards) if (!(await load(false))) return;
  scrollTo(0, top);
}
