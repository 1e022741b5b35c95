import type { Finder } from "@selvedge/contracts/pages/finder";
import { shortMajorMoney } from "../../state/money.ts";
import { Icon } from "../icon.tsx";
import { ColourOptions, KindOptions, SizeOptions } from "./finder-options.tsx";
import { PriceRange } from "./price-range.tsx";

/** The name of the form that the order beside it belongs to, and of the sheet that holds it on a phone. */
export const finderFormId = "finder-form";
export const finderSheetId = "finder-sheet";

/** "31 pieces" */
export const piecesOf = (count: number): string => (count === 1 ? "1 piece" : `${count} pieces`);

/**
 * What a list can be narrowed by: a plain form, at the side of a wide window and a sheet on a phone, which the browser itself
 * opens. With scripts each choice is sent at once (hydrate/finder).
 */
export function FinderForm({ finder, currency }: { finder: Finder; currency: string }) {
  const { fixed, kinds, colours, sizes, price, sale, ownWords, count, clearQuery, chips } = finder;
  return (
    <section className="finder-sheet" id={finderSheetId} popover="auto" aria-labelledby="finder-title">
      <div className="finder-sheet-head">
        <h2 id="finder-title">Filter</h2>
        <button
          type="button"
          className="icon-button"
          aria-label="Close the filters"
          popoverTarget={finderSheetId}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </button>
      </div>
      <form id={finderFormId} method="get" className="finder-form" data-finder="">
        {Object.entries(fixed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <KindOptions options={kinds} />
        <ColourOptions options={colours} />
        <SizeOptions options={sizes} />
        {price ? <PriceRange price={price} money={(amount) => shortMajorMoney(amount, currency)} /> : null}
        <Flag name="sale" words="On sale" {...sale} />
        <Flag name="own-words" words="Can carry your own words" {...ownWords} />
        <div className="finder-send">
          {chips.length > 0 ? (
            <a data-part="button" data-look="outlined" data-refines="" href={`?${clearQuery}`}>
              Clear
            </a>
          ) : null}
          <button type="submit" data-part="button" data-look="filled">
            Show {piecesOf(count)}
          </button>
        </div>
      </form>
    </section>
  );
}

/** A filter that is on or off; left out where nothing has it. */
function Flag({ name, words, count, isChosen }: { name: string; words: string; count: number; isChosen: boolean }) {
  if (count === 0 && !isChosen) return null;
  return (
    <div className="finder-flag">
      <label className="finder-check">
        <input id={`f-${name}`} type="checkbox" name={name} value="1" defaultChecked={isChosen} />
        <span>{words}</span>
        <span className="finder-count">{count}</span>
      </label>
    </div>
  );
}
