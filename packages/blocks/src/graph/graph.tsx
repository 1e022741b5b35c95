import type { ViewPropsOf } from "../context/block-view.ts";
import type { graphBlock } from "./graph.block.ts";
import s from "./graph.module.css";
import { FIELD, fullNumber, type GraphLayout, graphLayout, shortNumber } from "./graph-layout.ts";

/** A chart, and the same numbers as a table that only screen readers find. */
export function Graph({ props }: ViewPropsOf<typeof graphBlock>) {
  const { title, values, unit, kind, highlight, caption } = props;
  if (values.length === 0) return null;
  const layout = graphLayout(values, highlight);
  const written = (value: number) => `${fullNumber(value)}${unit ? ` ${unit}` : ""}`;
  return (
    <figure className={s.graph}>
      {title ? <h3 className={s.title}>{title}</h3> : null}
      <svg viewBox={`0 0 ${FIELD.width} ${FIELD.height}`} aria-hidden="true">
        <Across layout={layout} />
        {kind === "line" ? <Line layout={layout} /> : <Bars layout={layout} />}
        <Names layout={layout} />
      </svg>
      <table className="visually-hidden">
        <caption>{title || "Numbers"}</caption>
        <tbody>
          {layout.bars.map(({ label, value, x }) => (
            <tr key={x}>
              <th scope="row">{label}</th>
              <td>{written(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {caption ? <figcaption className={s.caption}>{caption}</figcaption> : null}
    </figure>
  );
}

const Across = ({ layout: { ticks } }: { layout: GraphLayout }) =>
  ticks.map(({ value, y }) => (
    <g key={value} className={s.across}>
      <line x1={FIELD.left} x2={FIELD.right} y1={y} y2={y} data-zero={value === 0 || undefined} />
      {value === 0 ? null : (
        <text x={FIELD.left - 8} y={y + 5} textAnchor="end">
          {shortNumber(value)}
        </text>
      )}
    </g>
  ));

const Bars = ({ layout: { bars } }: { layout: GraphLayout }) =>
  bars.map(({ isStressed, x, y, width, height }) => (
    <rect key={x} className={s.bar} data-stressed={isStressed || undefined} {...{ x, y, width, height }} rx={2} />
  ));

function Line({ layout: { bars, points } }: { layout: GraphLayout }) {
  const places = points.split(" ").map((point) => point.split(","));
  return (
    <>
      <polyline className={s.line} points={points} />
      {bars.map(({ x, isStressed }, index) => (
        <circle
          key={x}
          className={s.point}
          data-stressed={isStressed || undefined}
          cx={places[index]?.[0]}
          cy={places[index]?.[1]}
          r={isStressed ? 6 : 4}
        />
      ))}
    </>
  );
}

/** Names below, and the stressed number above its bar. Where there are many, every second name is left out. */
const Names = ({ layout: { bars } }: { layout: GraphLayout }) =>
  bars.map(({ label, value, x, y, width, isStressed }, index) => (
    <g key={x} className={s.names} data-stressed={isStressed || undefined}>
      {bars.length > 12 && index % 2 === 1 ? null : (
        <text x={x + width / 2} y={FIELD.bottom + 24} textAnchor="middle">
          {label}
        </text>
      )}
      {isStressed ? (
        <text x={x + width / 2} y={y - 10} textAnchor="middle">
          {fullNumber(value)}
        </text>
      ) : null}
    </g>
  ));
