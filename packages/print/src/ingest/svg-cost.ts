import type { SvgNode } from "./reduce-svg.ts";

export interface Cost {
  readonly elements: number;
  readonly pathNumbers: number;
}

/**
 * What rendering a tree costs once every `use`, mask and clip has drawn its copy. A few nested copies can mean
 * billions of shapes, so this is counted before anything is drawn; a copy of itself counts as endless.
 */
export function renderCost(root: SvgNode): Cost {
  const byId = new Map<string, SvgNode>();
  index(root, byId);
  return costOf(root, byId, new Map(), new Set());
}

/** References may follow one another this far. */
const deepest = 400;

const endless: Cost = { elements: Number.POSITIVE_INFINITY, pathNumbers: Number.POSITIVE_INFINITY };

function costOf(node: SvgNode, byId: Map<string, SvgNode>, known: Map<SvgNode, Cost>, within: Set<SvgNode>): Cost {
  const before = known.get(node);
  if (before) return before;
  if (within.has(node) || within.size > deepest) return endless;
  within.add(node);
  const parts = [...node.children, ...referencesOf(node, byId)].map((part) => costOf(part, byId, known, within));
  within.delete(node);
  const cost = parts.reduce(add, { elements: 1, pathNumbers: numbersIn(node) });
  known.set(node, cost);
  return cost;
}

function add(one: Cost, other: Cost): Cost {
  return { elements: one.elements + other.elements, pathNumbers: one.pathNumbers + other.pathNumbers };
}

function numbersIn({ attributes }: SvgNode): number {
  return `${attributes.d ?? ""} ${attributes.points ?? ""}`.match(/\d+(?:\.\d+)?|\.\d+/g)?.length ?? 0;
}

/** Everything a node draws by name: `href="#a"`, `clip-path="url(#b)"`, `style="mask:url(#c)"`. */
function referencesOf({ attributes }: SvgNode, byId: Map<string, SvgNode>): readonly SvgNode[] {
  const names: string[] = [];
  for (const [name, value] of Object.entries(attributes)) {
    if (/href$/.test(name)) names.push(value.trim().slice(1));
    else for (const [, found] of value.matchAll(/url\(\s*["']?#([^"')\s]+)/g)) names.push(found as string);
  }
  return names.map((name) => byId.get(name)).filter((node) => node !== undefined);
}

function index(node: SvgNode, byId: Map<string, SvgNode>): void {
  const id = node.attributes.id;
  if (id !== undefined && !byId.has(id)) byId.set(id, node);
  for (const child of node.children) index(child, byId);
}
