import type { ShopFrame } from "@selvedge/contracts/pages/page-data";
import { createContext, useContext } from "react";

const FrameContext = createContext<ShopFrame | null>(null);

export const ShopFrameProvider = FrameContext.Provider;

/** @throws Error outside `PageShell`. */
export function useShopFrame(): ShopFrame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error("useShopFrame needs a PageShell around it");
  return frame;
}
