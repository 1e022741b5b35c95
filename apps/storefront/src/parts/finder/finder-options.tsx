import type { FacetOption } from "@selvedge/contracts/pages/finder";
import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";

interface OptionsProps {
  readonly options: readonly FacetOption[];
}

/** Colours that are shown before "More colours". */
const shownColours = 12;

/** A filter that opens and closes by itself; nothing without options. */
export function FacetGroup({
  title,
  children,
  isOpen = true,
}: {
  title: string;
  children: ReactNode;
  isOpen?: boolean;
}) {
  return (
    <details className="finder-group" open={isOpen}>
      <summary>
        {title}
        <Icon name="down" size={18} />
      </summary>
      <fieldset>
        <legend className="visually-hidden">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}

/** Kinds of goods, one below the other. */
export function KindOptions({ options }: OptionsProps) {
  if (options.length === 0) return null;
  return (
    <FacetGroup title="Kind">
      {options.map((option) => (
        <Check key={option.value} name="kind" option={option} />
      ))}
    </FacetGroup>
  );
}

/** Colours as swatches in two columns, those of most pieces first. */
export function ColourOptions({ options }: OptionsProps) {
  if (options.length === 0) return null;
  const isShown = (option: FacetOption, at: number) => at < shownColours || option.isChosen;
  const more = options.filter((option, at) => !isShown(option, at));
  return (
    <FacetGroup title="Colour">
      <div className="finder-colours">
        {options.filter(isShown).map((option) => (
          <Check key={option.value} name="colour" option={option} />
        ))}
      </div>
      {more.length > 0 ? (
        <details className="finder-more">
          <summary>{more.length === 1 ? "1 more colour" : `${more.length} more colours`}</summary>
          <div className="finder-colours">
            {more.map((option) => (
              <Check key={option.value} name="colour" option={option} />
            ))}
          </div>
        </details>
      ) : null}
    </FacetGroup>
  );
}

/** Sizes as buttons, each with its count; one without pieces stays, and says so. */
export function SizeOptions({ options }: OptionsProps) {
  if (options.length === 0) return null;
  return (
    <FacetGroup title="Size">
      <div className="finder-sizes">
        {options.map(({ value, name, count, isChosen }) => (
          <label key={value} className="finder-size" data-none={count === 0 ? "" : undefined}>
            <input id={`f-size-${value}`} type="checkbox" name="size" value={value} defaultChecked={isChosen} />
            <span>{name}</span>
            <span className="finder-count">{count}</span>
          </label>
        ))}
      </div>
    </FacetGroup>
  );
}

function Check({ name, option: { value, name: words, count, isChosen, hex } }: { name: string; option: FacetOption }) {
  return (
    <label className="finder-check" data-none={count === 0 && !isChosen ? "" : undefined}>
      <input
        id={`f-${name}-${value}`}
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isChosen}
        className={hex ? "visually-hidden" : undefined}
      />
      {hex ? <span className="finder-swatch" style={{ backgroundColor: hex }} /> : null}
      <span>{words}</span>
      <span className="finder-count">{count}</span>
    </label>
  );
}
