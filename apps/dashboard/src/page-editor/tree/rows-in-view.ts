/** Rows from one to before another, counted from 0. */
export interface RowSpan {
  from: number;
  to: number;
}

/** A list up to this long is rendered whole, and a longer one starts with as many. */
export const wholeUpTo = 48;
/** Rows beyond the edges, so that scrolling does not outrun them. */
const beyond = 12;
/** The span moves by so many rows at a time: most of a scroll renders nothing. */
const step = 8;

/** What is seen of a list, in pixels from its first row. */
export interface ListView {
  /** Of its upper edge; below 0 while something above the list is seen. */
  top: number;
  height: number;
  /** Of one row; 0 while the list is not shown. */
  row: number;
}

/** The rows of a list that are rendered: those in view and some beyond. All of them where the list is short, none where it is not shown. */
export function spanInView(count: number, { top, height, row }: ListView): RowSpan {
  if (count <= wholeUpTo) return { from: 0, to: count };
  if (row === 0 || height === 0) return { from: 0, to: 0 };
  const [first, last] = [Math.floor(top / row) - beyond, Math.ceil((top + height) / row) + beyond];
  const within = (at: number) => Math.min(Math.max(at, 0), count);
  return { from: within(Math.floor(first / step) * step), to: within(Math.ceil(last / step) * step) };
}

/** The places of the rows in a span, and of those that stay whatever is in view, in the order of the list. */
export function placesOf({ from, to }: RowSpan, staying: readonly number[]): number[] {
  const places = new Set(staying.filter((at) => at >= 0));
  for (let at = from; at < to; at += 1) places.add(at);
  return [...places].toSorted((a, b) => a - b);
}
