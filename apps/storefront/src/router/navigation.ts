// Intercepts navigations within the shop: loads data and code together and swaps the page in place. Without the
// Navigation API nothing here runs, and links load documents.
import { loopMessage, redirectCounter } from "@selvedge/domain/access/redirect-counter";
import { mayReloadFor } from "./chunks.ts";
import { applyHead } from "./head.ts";
import { nudgeScroll } from "./nudge-scroll.ts";
import { fetchPage } from "./page-data.ts";
import { pause } from "./pause.ts";
import { shouldTakeOver } from "./should-take-over.ts";
import type { Match, PageModule, Shown } from "./types.ts";

export interface NavigationParts {
  readonly navigation: Navigation;
  readonly match: (path: string) => Match | null;
  readonly loadModule: (name: string) => Promise<PageModule>;
  /** Shows a page; resolves once it is painted. */
  readonly show: (shown: Shown, signal: AbortSignal) => Promise<void>;
  readonly errorPage: (url: URL, error: unknown) => Promise<Shown>;
  readonly setPending: (isPending: boolean) => void;
  readonly build: string;
  readonly frameVersion: string;
}

/** Delay of scroll and focus after the page is painted (storefront §9). */
const scrollDelayMs = 300;

/** Starts listening. Returns the function that stops it. */
export function startNavigation(parts: NavigationParts): () => void {
  const redirects = redirectCounter((target) => console.error(loopMessage, target));
  const { navigation } = parts;
  let isLoading = false;

  const onNavigate = (event: NavigateEvent) => {
    const url = new URL(event.destination.url);
    const ours = shouldTakeOver(event, url, parts.match);
    if (pause.held(event) || !ours) return;
    // A click while another page is loading replaces that page in history, as it does between documents.
    if (isLoading && event.navigationType === "push" && event.cancelable) {
      event.preventDefault();
      navigation.navigate(url.href, { history: "replace", info: event.info });
      return;
    }
    // A list that is filtered stays where it is under its reader (hydrate/finder).
    const moves = event.info === "refines" ? "manual" : "after-transition";
    event.intercept({
      scroll: moves,
      focusReset: moves,
      handler: () => load(event, url, ours),
    });
  };

  async function load(event: NavigateEvent, url: URL, ours: Match) {
    const { signal } = event;
    parts.setPending(true);
    isLoading = event.navigationType !== "traverse";
    try {
      const shown = await fetchShown(url, ours, signal);
      if (shown) await parts.show(shown, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      await parts.show(await parts.errorPage(url, error), signal);
    } finally {
      if (!signal.aborted) {
        parts.setPending(false);
        isLoading = false;
      }
    }
    if (event.navigationType !== "traverse" && !url.hash) nudgeScroll();
    await wait(scrollDelayMs, signal);
  }

  /** null when the browser was redirected or reloads. */
  async function fetchShown(url: URL, { route }: Match, signal: AbortSignal): Promise<Shown | null> {
    const [reply, module] = await Promise.all([
      fetchPage(url, signal),
      parts.loadModule(route.name).catch((cause: unknown) => ({ failed: cause })),
    ]);
    signal.throwIfAborted();
    if (reply.build !== parts.build) return reload();
    if ("redirect" in reply) {
      isLoading = false;
      navigation.navigate(redirects.next(reply.redirect), { history: "replace" });
      return null;
    }
    if (reply.frameVersion !== parts.frameVersion) return reload();
    if ("failed" in module) {
      if (mayReloadFor(String(module.failed))) return reload();
      throw module.failed;
    }
    const { default: Component } = reply.route === route.name ? module : await parts.loadModule(reply.route);
    signal.throwIfAborted();
    redirects.settled();
    applyHead(reply.head);
    return { answer: reply, Component };
  }

  navigation.addEventListener("navigate", onNavigate);
  return () => navigation.removeEventListener("navigate", onNavigate);
}

/** The URL is already the new one, so a reload loads its document. */
function reload(): null {
  location.reload();
  return null;
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      fail(signal.reason);
    });
  });
}
