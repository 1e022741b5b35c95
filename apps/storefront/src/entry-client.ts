import type { DocumentData } from "@selvedge/contracts/pages/page-data";
import "./styles.css";
import { startChrome } from "./hydrate/chrome.ts";
import { startVisitor } from "./hydrate/visitor.ts";
import { addresses, loadModule } from "./pages.ts";
import { mayReloadFor } from "./router/chunks.ts";
import { startLinks } from "./router/links.ts";
import { matcher } from "./router/match.ts";
import { startNavigation } from "./router/navigation.ts";
import type { RootHandle } from "./router/page-root.tsx";
import { startPrefetch } from "./router/prefetch.ts";
import type { Address, Shown } from "./router/types.ts";

const { shop, page } = JSON.parse(document.getElementById("page-data")!.textContent) as DocumentData;
const chrome = startChrome(shop, page);
let root: Promise<RootHandle> | null = null;

/** If its code fails to load, the page stays as the server rendered it: readable, with working links and forms. */
async function hydrate(): Promise<RootHandle> {
  try {
    const [{ hydratePage }, { default: Component }] = await Promise.all([
      import("./hydrate-page.tsx"),
      loadModule(page.route),
    ]);
    return await hydratePage(shop, { answer: page, Component });
  } catch (error) {
    if (mayReloadFor(String(error))) location.reload();
    throw error;
  }
}

async function show(shown: Shown, signal: AbortSignal): Promise<void> {
  if (root) await (await root).show(shown, signal);
  else {
    const { openPage } = await import("./hydrate-page.tsx");
    signal.throwIfAborted();
    root = openPage(shop, shown);
    await root;
  }
  chrome.pageShown(shown.answer);
}

function startRouter() {
  const { navigation } = window as { navigation?: Navigation };
  const match = matcher<Address>(addresses);
  // A page with its own document navigates by full loads, or Back would restore its address but not its page.
  if (!navigation || match(location.pathname)?.route.isDocument) return;
  startNavigation({
    navigation,
    match,
    loadModule,
    show,
    setPending: (isPending) => document.documentElement.toggleAttribute("data-pending", isPending),
    errorPage: async (url, error) => {
      const { failedPage } = await import("./hydrate-page.tsx");
      return failedPage({ ...page, url: url.pathname + url.search }, error);
    },
    build: page.build,
    frameVersion: page.frameVersion,
  });
  startPrefetch({ navigation, match, loadModule });
}

startLinks();
startRouter();
startVisitor(shop, page);
if (document.querySelector("[data-plugins]"))
  void import("./hydrate/plugins/start-plugins.ts").then(({ startPlugins }) => startPlugins({ shop, page }));
document.documentElement.dataset.started = "";
if (!page.isStatic) {
  root = hydrate();
  root.then(() => document.documentElement.setAttribute("data-ready", "")).catch(() => {});
} else document.documentElement.dataset.ready = "";
