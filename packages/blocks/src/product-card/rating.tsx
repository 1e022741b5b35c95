import type { CSSProperties } from "react";
import s from "./product-card.module.css";

/** Five stars filled to the average, the figure beside them. */
export function Rating({ average, count }: { average: number; count: number }) {
  const style = { "--filled": `${(Math.min(5, Math.max(0, average)) / 5) * 100}%` } as CSSProperties;
  return (
    <p className={s.rating}>
      <span className={s.stars} style={style} aria-hidden="true" />
      <span>
        {average.toFixed(1)}
        <span className="visually-hidden"> out of 5, from</span> ({count.toLocaleString("en-GB")})
      </span>
    </p>
  );
}
