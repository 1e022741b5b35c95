// React and the page's root, fetched by pages that have something to wake and by the first navigation within the shop.
import type { ShopFrame } from "@selvedge/contracts/storefront/page-data";
import { createRoot, hydrateRoot } from "react-dom/client";
import { FailedPage } from "./pages/failed-page.tsx";
import { PageRoot, type RootHandle } from "./router/page-root.tsx";
import type { Shown } from "./router/types.ts";

/** Takes over what the server drew. */
export const wakePage = (shop: ShopFrame, first: Shown): Promise<RootHandle> =>
  new Promise((done) => {
    hydrateRoot(rootElement(), <PageRoot shop={shop} first={first} ErrorPage={FailedPage} onReady={done} isWaking />);
  });

/** Shows a page in place of one that was never woken. */
export const openPage = (shop: ShopFrame, first: Shown): Promise<RootHandle> =>
  new Promise((done) => {
    createRoot(rootElement()).render(<PageRoot shop={shop} first={first} ErrorPage={FailedPage} onReady={done} />);
  });

const rootElement = () => document.getElementById("root")!;

export default FailedPage;
