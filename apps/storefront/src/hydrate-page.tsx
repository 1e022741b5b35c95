// React and the page's root. Loaded by pages that need hydration, and by the first navigation within the shop.
import type { ShopFrame } from "@selvedge/contracts/pages/page-data";
import { createRoot, hydrateRoot } from "react-dom/client";
import FailedPage from "./pages/failed/failed-page.tsx";
import { errorAnswer } from "./router/error-answer.ts";
import { PageRoot, type RootHandle } from "./router/page-root.tsx";
import type { Shown } from "./router/types.ts";

/** Hydrates the page that the server rendered. */
export const hydratePage = (shop: ShopFrame, first: Shown): Promise<RootHandle> =>
  new Promise((done) => {
    hydrateRoot(
      rootElement(),
      <PageRoot shop={shop} first={first} ErrorPage={FailedPage} onReady={done} isHydrating />,
    );
  });

/** Renders a page in place of a static one that was never hydrated. */
export const openPage = (shop: ShopFrame, first: Shown): Promise<RootHandle> =>
  new Promise((done) => {
    createRoot(rootElement()).render(<PageRoot shop={shop} first={first} ErrorPage={FailedPage} onReady={done} />);
  });

const rootElement = () => document.getElementById("root")!;

/** What is shown in place of a page that failed. */
export const failedPage = (around: Parameters<typeof errorAnswer>[0], error: unknown): Shown => ({
  answer: errorAnswer(around, error),
  Component: FailedPage,
});
