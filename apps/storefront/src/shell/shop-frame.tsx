import type { ShopFrame } from "@selvedge/contracts/storefront/page-data";
import { createContext, useContext } from "react";

const FrameContext = createContext<ShopFrame | null>(null);

export const ShopFrameProvider = FrameContext.Provider;

/** @throws Error outside the shell: every page has a shop around it. */
export function useShopFrame(): ShopFrame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error("A page is drawn inside its shop's shell");
  return frame;
}
