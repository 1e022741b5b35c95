import type { ShopFrame } from "@selvedge/contracts/storefront/page-data";
import { Icon } from "../parts/icon.tsx";
import { Logo } from "./logo.tsx";

/** The quiet header on the way to paying: home, the way back to looking around, and a word about safety. */
export function CartHeader({ shop }: { shop: ShopFrame }) {
  return (
    <header className="header" data-part="header" data-chrome="cart">
      <div className="header-bar">
        <Logo shop={shop} />
        <span className="header-note">
          <Icon name="lock" size={18} />
          Secure checkout
        </span>
      </div>
    </header>
  );
}
