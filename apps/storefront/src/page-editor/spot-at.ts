// Where a dragged block would go: what is under the pointer, and how it is shown.
import { blockAround, childrenOf, parentOf } from "./blocks.ts";

export interface Spot {
  parent: string | null;
  before: string | null;
}

interface Point {
  x: number;
  y: number;
}

export interface DropPlace {
  spot: Spot;
  /** In pixels of the window: a line between two blocks, or the whole of one that takes it. */
  box: { x: number; y: number; width: number; height: number };
  isInside: boolean;
}

/** So much of a block that takes others is its edge, where a drop is beside it; in pixels, at most a quarter. */
const edgePx = 20;
const linePx = 4;

/** The place at a point; null over the dragged block itself, which stays where it is. A new block is `null`. */
export function placeAt({ x, y }: Point, dragged: HTMLElement | null): DropPlace | null {
  const under = blockAround(document.elementFromPoint(x, y));
  if (under && dragged?.contains(under)) return null;
  const inside = under && takesAt(under, y) ? under : null;
  const parent = inside ?? (under ? parentOf(under) : null);
  const children = childrenOf(parent).filter((each) => each !== dragged);
  const around = (parent ?? document.getElementById("root") ?? document.body).getBoundingClientRect();
  const before = children.find((each) => isInFront({ x, y }, each.getBoundingClientRect(), around)) ?? null;
  const spot = { parent: parent?.dataset.uid ?? null, before: before?.dataset.uid ?? null };
  const beside = before ?? children.at(-1);
  if (!beside) return { spot, box: around, isInside: true };
  return { spot, box: lineAt(beside.getBoundingClientRect(), before === null, around), isInside: false };
}

function takesAt(block: HTMLElement, y: number): boolean {
  if (!("container" in block.dataset)) return false;
  const { top, bottom, height } = block.getBoundingClientRect();
  const edge = Math.min(edgePx, height / 4);
  return y > top + edge && y < bottom - edge;
}

const isStacked = ({ width }: DOMRect, around: DOMRect): boolean => width > around.width * 0.6;

/** A pointer is in front of a block above its middle, or left of it in the same row. */
function isInFront({ x, y }: Point, rect: DOMRect, around: DOMRect): boolean {
  if (isStacked(rect, around)) return y < rect.top + rect.height / 2;
  return y < rect.top || (y <= rect.bottom && x < rect.left + rect.width / 2);
}

function lineAt(rect: DOMRect, isBehind: boolean, around: DOMRect): DropPlace["box"] {
  const { left, top, right, bottom, width, height } = rect;
  if (isStacked(rect, around)) return { x: left, y: (isBehind ? bottom : top) - linePx / 2, width, height: linePx };
  return { x: (isBehind ? right : left) - linePx / 2, y: top, width: linePx, height };
}
