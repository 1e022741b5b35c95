import type { Finder } from "@selvedge/contracts/pages/finder";
import type { CardData } from "@selvedge/contracts/pages/page-data";
import { useShopFrame } from "../../shell/shop-frame.tsx";
import { PathIcon } from "../icon.tsx";
import { CardGrid } from "../lists/card-grid.tsx";
import { Pager } from "../lists/pager.tsx";
import { Chip, FinderChips, wordsOf } from "./finder-chips.tsx";
import { FinderForm, finderFormId, finderSheetId, piecesOf } from "./finder-form.tsx";
import "./finder.css";
import "./finder-sheet.css";

interface FinderListProps {
  readonly finder: Finder;
  readonly products: readonly CardData[];
  /** Of the links to its pages. */
  readonly label: string;
}

/** A list of products with what narrows and sorts it. All of its state is in the address. */
export function FinderList({ finder, products, label }: FinderListProps) {
  const { currency } = useShopFrame();
  const hasFilters = canFilter(finder);
  return (
    <div className="finder" data-filters={hasFilters ? "" : undefined}>
      {hasFilters ? (
        <FinderForm finder={finder} currency={currency} />
      ) : (
        <form id={finderFormId} method="get" data-finder="" hidden>
          {Object.entries(finder.fixed).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </form>
      )}
      <div className="finder-found">
        <Bar finder={finder} hasFilters={hasFilters} />
        {finder.count > 0 ? <FinderChips finder={finder} currency={currency} /> : null}
        {products.length > 0 ? (
          <>
            <CardGrid products={products} eager={4} isChoosable />
            <Foot finder={finder} shown={products.length} label={label} />
          </>
        ) : (
          <NothingFits finder={finder} currency={currency} />
        )}
      </div>
    </div>
  );
}

const canFilter = ({ kinds, colours, sizes, price, sale, ownWords, chips, total }: Finder): boolean =>
  total > 1 &&
  (chips.length + kinds.length + colours.length + sizes.length > 0 ||
    price !== null ||
    sale.count + ownWords.count > 0);

/** How many pieces there are, the way to the filters on a phone, and the order. */
function Bar({ finder: { count, chips, sort, sorts }, hasFilters }: { finder: Finder; hasFilters: boolean }) {
  return (
    <div className="list-bar finder-bar">
      <p role="status" className="finder-total">
        {piecesOf(count)}
      </p>
      {hasFilters ? (
        <button
          type="button"
          className="finder-open"
          data-part="button"
          data-look="outlined"
          popoverTarget={finderSheetId}
        >
          <PathIcon path="M4 7h16M7 12h10M10 17h4" size={20} />
          Filter
          {chips.length > 0 ? <span className="finder-badge">{chips.length}</span> : null}
        </button>
      ) : null}
      <label className="finder-sort">
        <span>Sort by</span>
        <select name="sort" form={finderFormId} data-part="field" data-submits="" key={sort} defaultValue={sort}>
          {sorts.map(({ sort, words }) => (
            <option key={sort} value={sort}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" form={finderFormId} data-part="button" data-look="outlined" data-size="small">
          Sort
        </button>
      </noscript>
    </div>
  );
}

/** How far a reader is, more of the list, and its pages as links. */
function Foot({ finder, shown, label }: { finder: Finder; shown: number; label: string }) {
  const { count, page, pages, before, query } = finder;
  if (pages < 2) return null;
  const seen = before + shown;
  const next = new URLSearchParams(query);
  next.set("page", String(page + 1));
  return (
    <div className="finder-foot" data-seen={seen} data-count={count}>
      <p>
        You have seen <strong data-part="seen">{`${seen} of ${count}`}</strong>
      </p>
      <progress max={count} value={seen} aria-label="How much of the list you have seen" />
      {page < pages ? (
        <a data-part="button" data-look="outlined" data-more="" href={`?${next}`}>
          Show {Math.min(shown, count - seen)} more
        </a>
      ) : null}
      <Pager page={page} pages={pages} label={label} query={query} />
    </div>
  );
}

/** Nothing fits what is chosen: what to take away, and what that gives. */
function NothingFits({ finder, currency }: { finder: Finder; currency: string }) {
  const { chips, clearQuery } = finder;
  if (chips.length === 0) return <p className="empty">There's nothing in this collection yet. Check back soon.</p>;
  const helpful = chips.filter(({ left }) => left !== 0);
  return (
    <div className="empty finder-empty">
      <h2>Nothing fits all of this</h2>
      <p>{helpful.length > 0 ? "Take one away and there are some:" : "Take more than one away:"}</p>
      <ul>
        {(helpful.length > 0 ? helpful : chips).map((chip) => (
          <li key={chip.facet + chip.words}>
            <Chip chip={chip} words={wordsOf(chip, finder, currency)} />
          </li>
        ))}
      </ul>
      <a data-part="button" data-look="outlined" href={`?${clearQuery}`} data-refines="">
        Clear all filters
      </a>
    </div>
  );
}
