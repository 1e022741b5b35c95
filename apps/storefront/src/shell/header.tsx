import { Anchor } from "@selvedge/blocks/parts/links/anchor";
import type { ShopFrame } from "@selvedge/contracts/pages/page-data";
import type { MenuItem } from "@selvedge/domain/shops/shop-settings";
import { Icon, PathIcon } from "../parts/icon.tsx";
import { CurrencyForm } from "./currency-form.tsx";
import { Logo } from "./logo.tsx";
import { MegaPanel } from "./mega-panel.tsx";
import { SearchField } from "./search-field.tsx";
import { SearchIcon } from "./search-icon.tsx";

/** Logo, menu, search, and the visitor's account, favourites and basket. The account's link is the same
 * for everybody: who is not signed in is led to the sign-in. The menu is a row from 768 px up, else a sidebar (storefront §2.4). */
export function Header({ shop, place }: { shop: ShopFrame; place: string }) {
  const { menu, favouritesEnabled, signIn } = shop.settings;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: outside an article it is a landmark, and a document holds two
    <header className="header" data-part="header" data-chrome="full" aria-label="Shop">
      <div className="header-bar">
        {menu.length > 0 ? (
          <button type="button" className="icon-button burger" aria-haspopup="dialog" aria-label="Menu" id="burger">
            <PathIcon path="M3.5 6.5h17M3.5 12h17M3.5 17.5h17" size={24} />
          </button>
        ) : null}
        <Logo shop={shop} />
        <nav className="menu-row" aria-label="Main" id="menu-row">
          <ul>
            {menu.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have one name
              <MenuEntry key={index} item={item} index={index} isCurrent={item.url !== "" && item.url === place} />
            ))}
          </ul>
          <div className="menu-backdrop" hidden />
        </nav>
        {shop.isMain ? (
          <a className="header-action" href="/login/">
            Sign in
          </a>
        ) : (
          <div className="header-icons">
            <CurrencyForm shop={shop} />
            <SearchIcon />
            <a className="icon-button" href="/favourites/" data-count="favourites" hidden={!favouritesEnabled}>
              <Icon name="heart" />
              <span className="visually-hidden">Favourites</span>
              <span className="count" hidden />
            </a>
            {signIn.isInHeader ? <AccountLink /> : null}
            <a className="icon-button" href="/basket/" data-count="basket">
              <Icon name="bag" />
              <span className="visually-hidden">Basket</span>
              <span className="count" hidden />
            </a>
          </div>
        )}
      </div>
      {shop.hasSearchBar ? (
        <div className="search-row">
          <SearchField id="header-search" />
        </div>
      ) : null}
      <noscript>
        <nav className="plain-menu" aria-label="Menu">
          {menu.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have one name
            <Anchor key={index} href={item.url || "/"}>
              {item.title}
            </Anchor>
          ))}
          {shop.isMain || menu.length === 0 || !signIn.isInHeader ? null : <a href="/account/">Account</a>}
        </nav>
      </noscript>
    </header>
  );
}

const AccountLink = () => (
  <a className="icon-button header-account" href="/account/">
    <PathIcon
      path="M12 12.2a4.1 4.1 0 1 0 0-8.2 4.1 4.1 0 0 0 0 8.2ZM4 20.5c.7-3.7 3.9-5.3 8-5.3s7.3 1.6 8 5.3"
      size={22}
    />
    <span className="visually-hidden">Account</span>
  </a>
);

function MenuEntry({ item, index, isCurrent }: { item: MenuItem; index: number; isCurrent: boolean }) {
  return (
    <li>
      <Anchor className="menu-top" href={item.url || "#"} aria-current={isCurrent ? "page" : undefined}>
        {item.title}
      </Anchor>
      {item.segments.length > 0 ? (
        <>
          <button
            type="button"
            className="menu-toggle"
            aria-expanded="false"
            aria-controls={`menu-panel-${index}`}
            aria-label={`${item.title}: more`}
          >
            <Icon name="down" size={16} />
          </button>
          <div className="menu-panel" id={`menu-panel-${index}`}>
            <MegaPanel item={item} />
          </div>
        </>
      ) : null}
    </li>
  );
}
