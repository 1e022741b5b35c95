import { Icon } from "../parts/icon.tsx";

/** Leads to the search, where the field has the focus (storefront §2.5). */
export function SearchIcon() {
  return (
    <a className="icon-button" href="/search/">
      <Icon name="search" />
      <span className="visually-hidden">Search</span>
    </a>
  );
}
