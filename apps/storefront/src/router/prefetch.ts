import { cleanPath } from "./clean-path.ts";
import { fetchAhead } from "./page-data.ts";
import type { Match, PageModule } from "./types.ts";

/** How long a link is hovered before its page is prefetched, in milliseconds. */
const restMs = 65;

interface PrefetchParts {
  readonly navigation: Navigation;
  readonly match: (path: string) => Match | null;
  readonly loadModule: (name: string) => Promise<PageModule>;
}

/** Prefetches the page of a link that is hovered or focused. */
export function startPrefetch({ navigation, match, loadModule }: PrefetchParts): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const consider = (event: Event) => {
    cancel();
    const found = targetOf(event, match);
    if (found) timer = setTimeout(() => prefetch(found.url, found.route.name, loadModule), restMs);
  };
  document.addEventListener("pointerover", consider, { passive: true });
  document.addEventListener("focusin", consider);
  // Without this a click within that time would fetch the page twice.
  navigation.addEventListener("navigate", cancel);
}

function prefetch(url: URL, name: string, loadModule: PrefetchParts["loadModule"]) {
  if (savesData()) return;
  fetchAhead(url);
  loadModule(name).catch(() => {});
}

function targetOf(event: Event, match: PrefetchParts["match"]) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.origin !== location.origin || /^[#@]/.test(link.getAttribute("href") ?? ""))
    return null;
  const url = new URL(link.href);
  if (url.pathname + url.search === location.pathname + location.search) return null;
  const path = cleanPath(url.pathname);
  const found = path === null ? null : match(path);
  return found && !found.route.isDocument && !found.route.isPersonal ? { url, route: found.route } : null;
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
