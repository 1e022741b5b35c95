import { escapeAttribute } from "@selvedge/design/svg-text";
import type { SvgNode } from "./reduce-svg.ts";

/** A reduced drawing as text, its outer element at the given size in pixels. */
export function writeSvg(
  root: SvgNode,
  viewBox: readonly [number, number, number, number],
  widthPx: number,
  heightPx: number,
): string {
  const { width: _w, height: _h, x: _x, y: _y, ...rest } = root.attributes;
  const attributes = { ...rest, ...namespaces, viewBox: viewBox.join(" "), width: `${widthPx}`, height: `${heightPx}` };
  return writeNode({ ...root, attributes });
}

const namespaces = { xmlns: "http://www.w3.org/2000/svg", "xmlns:xlink": "http://www.w3.org/1999/xlink" };

function writeNode({ name, attributes, children, css }: SvgNode): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
  const inner = children.map(writeNode).join("") + css.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<${name}${written.join("")}>${inner}</${name}>`;
}
