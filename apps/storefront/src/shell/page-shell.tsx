import type { PageAnswer, ShopFrame } from "@selvedge/contracts/storefront/page-data";
import type { ReactNode } from "react";
import { learnFormats } from "../state/money.ts";
import { BlockShopProvider } from "./block-shop.tsx";
import { ShopFrameProvider } from "./shop-frame.tsx";

interface PageShellProps {
  readonly shop: ShopFrame;
  readonly answer: PageAnswer;
  readonly children: ReactNode;
}

/** The page itself, with its shop in reach. Focus is brought here by the link that skips the menu. */
export function PageShell({ shop, answer, children }: PageShellProps) {
  learnFormats(shop.currencies);
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
