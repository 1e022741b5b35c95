import type { DocumentData } from "@selvedge/contracts/storefront/page-data";
import "./styles.css";
import { addresses } from "./addresses.ts";
import { startChrome } from "./awake/chrome.ts";
import { startVisitor } from "./awake/visitor.ts";
import { loadModule } from "./pages.client.ts";
import { mayReloadFor } from "./router/chunks.ts";
import { errorAnswer } from "./router/error-answer.ts";
import { startLinks } from "./router/links.ts";
import { matcher } from "./router/match.ts";
import { startNavigation } from "./router/navigation.ts";
import type { RootHandle } from "./router/page-root.tsx";
import { startPrefetch } from "./router/prefetch.ts";
import type { Address, Shown } from "./router/types.ts";

const { shop, page } = JSON.parse(document.getElementById("page-data")!.textContent) as DocumentData;
const chrome = startChrome(shop, page);
let root: Promise<RootHandle> | null = null;

/** Without its code a page stays as the server drew it: readable, with links and forms that work. */
async function wake(): Promise<RootHandle> {
  try {
    const [{ wakePage }, { default: Component }] = await Promise.all([
      import("./wake-page.tsx"),
      loadModule(page.route),
    ]);
    return await wakePage(shop, { answer: page, Component });
  } catch (error) {
    if (mayReloadFor(String(error))) location.reload();
    throw error;
  }
}

async function show(shown: Shown, signal: AbortSignal): Promise<void> {
  if (root) await (await root).show(shown, signal);
  else {
    const { openPage } = await import("./wake-page.tsx");
    signal.throwIfAborted();
    root = openPage(shop, shown);
    await root;
  }
  chrome.pageShown(shown.answer);
}

function startRouter() {
  const { navigation } = window as { navigation?: Navigation };
  const match = matcher<Address>(addresses);
  // From a document of its own everything is loaded anew, or Back would find its address again but not its page.
  if (!navigation || match(location.pathname)?.route.isDocument) return;
  startNavigation({
    navigation,
    match,
    loadModule,
    show,
    setPending: (isPending) => document.documentElement.toggleAttribute("data-pending", isPending),
    errorPage: async (url, error) => ({
      answer: errorAnswer({ ...page, url: url.pathname + url.search }, error),
      Component: (await loadModule("failed")).default,
    }),
    build: page.build,
    frameVersion: page.frameVersion,
  });
  startPrefetch({ navigation, match, loadModule });
}

startLinks();
startRouter();
startVisitor(shop, page);
document.documentElement.dataset.awake = "";
if (!page.isInert) {
  root = wake();
  root.then(() => document.documentElement.setAttribute("data-ready", "")).catch(() => {});
} else document.documentElement.dataset.ready = "";
