import { Parser } from "htmlparser2";
import { type Refusal, type RefusalCode, refuse } from "./refusal.ts";
import { renderCost } from "./svg-cost.ts";
import {
  allowedAttributes,
  allowedElements,
  effectElements,
  svgLimits,
  textElements,
  unsafeElements,
} from "./svg-rules.ts";
import { safeCss, safeReference } from "./svg-values.ts";

export interface SvgNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: SvgNode[];
  /** Only of `style`. */
  css: string;
}

export type ReducedSvg = { readonly ok: true; readonly root: SvgNode } | Refusal;

/**
 * A drawing cut down to shapes, groups, gradients, clips, masks and embedded PNG or JPEG pictures. What runs, fetches or
 * needs a font refuses the whole drawing; what merely describes (metadata, editor notes) is left out.
 */
export function reduceSvg(source: string): ReducedSvg {
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(source)) return refuse("svg_unsafe");
  const reading = readTree(source);
  if (reading.fault) return refuse(reading.fault);
  const root = reading.root;
  if (root?.name !== "svg") return refuse("svg_broken");
  const cost = renderCost(root);
  if (cost.elements > svgLimits.renderedElements || cost.pathNumbers > svgLimits.pathNumbers)
    return refuse("svg_too_complex");
  return { ok: true, root };
}

interface Reading {
  root: SvgNode | null;
  fault: RefusalCode | null;
}

function readTree(source: string): Reading {
  const reading: Reading = { root: null, fault: null };
  const open: SvgNode[] = [];
  let [skipping, count] = [0, 0];
  const note = (fault: RefusalCode | null) => {
    reading.fault ??= fault;
  };
  const parser = new Parser(
    {
      onopentag(rawName, attributes) {
        count++;
        const name = rawName.replace(/^svg:/, "");
        if (count > svgLimits.elements || open.length + skipping > svgLimits.depth) note("svg_too_complex");
        note(elementFault(name) ?? attributesFault(attributes));
        if (skipping > 0 || !allowedElements.has(name) || reading.fault) return void skipping++;
        const node: SvgNode = {
          name: name === "a" ? "g" : name,
          attributes: withAllowed(attributes),
          children: [],
          css: "",
        };
        open.at(-1)?.children.push(node);
        reading.root ??= node;
        open.push(node);
      },
      ontext(text) {
        const node = open.at(-1);
        if (skipping === 0 && node?.name === "style") node.css += text;
      },
      onclosetag() {
        if (skipping > 0) return void skipping--;
        const closed = open.pop();
        if (closed?.name === "style" && !safeCss(closed.css)) note("svg_unsafe");
      },
      onprocessinginstruction(name) {
        if (name.startsWith("?xml-stylesheet")) note("svg_unsafe");
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(source);
  return reading;
}

function elementFault(name: string): RefusalCode | null {
  if (unsafeElements.has(name)) return "svg_unsafe";
  if (textElements.has(name)) return "svg_has_text";
  return effectElements.has(name) ? "svg_effects" : null;
}

function attributesFault(attributes: Record<string, string>): RefusalCode | null {
  for (const [name, value] of Object.entries(attributes)) {
    if (/^on/i.test(name)) return "svg_unsafe";
    if (/(^|:)href$|^src$/i.test(name) && !safeReference(value)) return "svg_unsafe";
    if (allowedAttributes.has(name) && !/href$/i.test(name) && !safeCss(value)) return "svg_unsafe";
    if (/(^|:)filter$/.test(name) || (name === "style" && /filter\s*:\s*url/i.test(value))) return "svg_effects";
  }
  return null;
}

function withAllowed(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => allowedAttributes.has(name)));
}
