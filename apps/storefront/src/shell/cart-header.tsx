import type { ShopFrame } from "@selvedge/contracts/pages/page-data";
import { Icon } from "../parts/icon.tsx";
import { Logo } from "./logo.tsx";

/** The reduced header of basket and checkout: the logo, which links home, and a security note. */
export function CartHeader({ shop }: { shop: ShopFrame }) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: outside an article it is a landmark, and a document holds two
    <header className="header" data-part="header" data-chrome="cart" aria-label="Shop, without its menu">
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
