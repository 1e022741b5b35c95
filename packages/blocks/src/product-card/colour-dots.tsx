import s from "./product-card.module.css";
import type { ProductColour } from "./product-card.ts";

const SHOWN = 4;

/** The first few colours as dots and how many more there are; all of their names for screen readers. */
export function ColourDots({ colours }: { colours: readonly ProductColour[] }) {
  if (colours.length === 0) return null;
  const more = colours.length - SHOWN;
  return (
    <span className={s.dots} role="img" aria-label={`Colours: ${colours.map(({ name }) => name).join(", ")}`}>
      {colours.slice(0, SHOWN).map(({ name, hex }) => (
        <span key={name} className={s.dot} style={{ backgroundColor: hex }} />
      ))}
      {more > 0 ? <span className={s.more}>+{more}</span> : null}
    </span>
  );
}
