import type { ViewPropsOf } from "../context/block-view.ts";
import { Later } from "../parts/later.tsx";
import type { summaryBlock } from "./summary.block.ts";
import s from "./summary.module.css";

/** Numbers with their words. One without a number is left out. */
export function Summary({ props: { figures, asyncData } }: ViewPropsOf<typeof summaryBlock>) {
  const shown = figures.filter(({ figure }) => figure);
  if (asyncData)
    return (
      <Later path={asyncData} what="numbers">
        <div className={s.summary} data-list="">
          <Figure figure="" text="" />
        </div>
      </Later>
    );
  if (shown.length === 0) return null;
  return (
    <div className={s.summary} data-count={shown.length}>
      {shown.map(({ figure, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once
        <Figure key={index} figure={figure} text={text} />
      ))}
    </div>
  );
}

const Figure = ({ figure, text }: { figure: string; text: string }) => (
  <p className={s.item}>
    <span className={s.figure} data-fills="figure">
      {figure}
    </span>{" "}
    <span className={s.text} data-fills="text">
      {text}
    </span>
  </p>
);
