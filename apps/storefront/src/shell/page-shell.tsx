import type { PageAnswer, ShopFrame } from "@selvedge/contracts/pages/page-data";
import type { ReactNode } from "react";
import { rememberFormats } from "../state/money.ts";
import { BlockShopProvider } from "./block-shop.tsx";
import { ShopFrameProvider } from "./shop-frame.tsx";

interface PageShellProps {
  readonly shop: ShopFrame;
  readonly answer: PageAnswer;
  readonly children: ReactNode;
}

/** The page's main element, with its shop as context. The skip link moves the focus here. */
export function PageShell({ shop, answer, children }: PageShellProps) {
  rememberFormats(shop.currencies);
  return (
    <ShopFrameProvider value={shop}>
      <BlockShopProvider shop={shop}>
        <main id="content" className="content" data-layout={answer.layout} tabIndex={-1}>
          {children}
        </main>
      </BlockShopProvider>
    </ShopFrameProvider>
  );
}
