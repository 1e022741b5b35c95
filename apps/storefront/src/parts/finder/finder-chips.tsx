import type { Finder } from "@selvedge/contracts/pages/finder";
import { shortMajorMoney } from "../../state/money.ts";
import { Icon } from "../icon.tsx";

interface ChipsProps {
  readonly finder: Finder;
  readonly currency: string;
}

/** All that is chosen; each is a link to the list without it. */
export function FinderChips({ finder, currency }: ChipsProps) {
  const { chips, clearQuery } = finder;
  if (chips.length === 0) return null;
  return (
    <div className="finder-chips">
      <ul aria-label="Chosen filters">
        {chips.map((chip) => (
          <li key={chip.facet + chip.words}>
            <Chip chip={chip} words={wordsOf(chip, finder, currency)} />
          </li>
        ))}
      </ul>
      <a className="finder-clear" href={`?${clearQuery}`} data-refines="">
        Clear all
      </a>
    </div>
  );
}

type ChipData = Finder["chips"][number];

export function Chip({ chip: { hex, query, left }, words }: { chip: ChipData; words: string }) {
  return (
    <a className="finder-chip" href={`?${query}`} data-refines="">
      {hex ? <span className="finder-swatch" style={{ backgroundColor: hex }} /> : null}
      <span className="visually-hidden">Take away: </span>
      {words}
      <Icon name="close" size={14} />
      {left === null ? null : <span className="finder-count">{left === 1 ? "1 piece" : `${left} pieces`}</span>}
    </a>
  );
}

/** "Navy", "£10 to £20", "Under £20" */
export function wordsOf({ facet, words }: ChipData, { price }: Finder, currency: string): string {
  if (facet !== "price" || !price) return facet === "price" ? "Price" : words;
  const write = (amount: number) => shortMajorMoney(amount, currency);
  const { from, to } = price;
  if (from !== null && to !== null) return `${write(from)} to ${write(to)}`;
  return from !== null ? `From ${write(from)}` : `Up to ${write(to!)}`;
}
