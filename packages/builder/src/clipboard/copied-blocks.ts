// Blocks on the clipboard: as themselves for an editor of any tab, page or shop, and as words for everything else.
import type { Doc, Uid } from "@selvedge/pages/doc";
import { isObject, type Json } from "@selvedge/pages/json";
import { checkPageLimits } from "@selvedge/pages/limits";
import { toWire } from "@selvedge/pages/wire/to-wire";
import type { WireBlock } from "@selvedge/pages/wire/wire";
import { outermost } from "../edits/nesting.ts";
import { wireOf } from "../edits/wire-of.ts";

export interface CopiedBlocks {
  readonly format: 1;
  /** The shop that they were copied in. */
  readonly division: number;
  readonly blocks: readonly WireBlock[];
}

/** The forms in which something is put on a clipboard. */
export interface ClipboardForms {
  readonly html: string;
  readonly text: string;
}

/** Blocks with all that they hold, in the order of the page. */
export function copyBlocks(doc: Doc, uids: readonly Uid[], division: number): CopiedBlocks {
  const page = toWire(doc).blocks as WireBlock[];
  const found = outermost(doc, uids).map((uid) => wireOf(page, uid));
  return { format: 1, division, blocks: found.filter((block) => block !== null) };
}

const attribute = "data-selvedge-blocks";

/** Browsers keep an attribute of an element where they keep no format of a program's own. */
export function clipboardForms(copied: CopiedBlocks): ClipboardForms {
  const text = wordsIn(copied.blocks).join("\n\n");
  const words = text.split("\n\n").map((each) => `<p>${escaped(each)}</p>`);
  return { html: `<div ${attribute}="${escaped(JSON.stringify(copied))}">${words.join("")}</div>`, text };
}

/** The blocks in what was pasted; null where there are none that a page could hold. */
export function readCopied(html: string): CopiedBlocks | null {
  const [, written] = new RegExp(`${attribute}="([^"]*)"`).exec(html) ?? [];
  if (written === undefined) return null;
  const copied = parsed(unescaped(written));
  if (!isObject(copied) || copied.format !== 1 || typeof copied.division !== "number") return null;
  const { blocks } = copied;
  if (!Array.isArray(blocks) || blocks.length === 0 || !blocks.every(isBlock)) return null;
  if (!checkPageLimits({ blocks }, written.length).ok) return null;
  return { format: 1, division: copied.division, blocks: blocks as WireBlock[] };
}

/** Words that come from elsewhere, as one text block; null where there are none. */
export function textAsBlock(text: string): WireBlock | null {
  const paragraphs = text
    .replace(/\r\n?/g, "\n")
    .split(/\n{2,}/)
    .map((each) => each.trim())
    .filter(Boolean);
  if (paragraphs.length === 0) return null;
  const html = paragraphs.map((each) => `<p>${escaped(each).replaceAll("\n", "<br>")}</p>`).join("");
  return { type: "textBlock", size: 12, properties: { html } };
}

const isBlock = (block: Json): boolean =>
  isObject(block) &&
  typeof block.type === "string" &&
  (block.items === undefined || (Array.isArray(block.items) && block.items.every(isBlock)));

function parsed(json: string): Json {
  try {
    return JSON.parse(json) as Json;
  } catch {
    return null;
  }
}

/** Properties that are words; tags in them are left out. */
const wordProperties = ["title", "text", "quote", "html", "copy", "questionMeta", "answerMeta"];

function wordsIn(blocks: readonly WireBlock[]): string[] {
  return blocks.flatMap(({ properties = {}, items = [] }) => [
    ...wordProperties.flatMap((name) => {
      const value = properties[name];
      const words = typeof value === "string" ? plain(value) : "";
      return words ? [words] : [];
    }),
    ...wordsIn(items as WireBlock[]),
  ]);
}

const plain = (html: string): string =>
  unescaped(
    html
      .replace(/<\/(p|h[1-6]|li)>|<br\s*\/?>/gi, "\n")
      .replace(/<[^>]*>/g, "")
      .replace(/\n{2,}/g, "\n"),
  ).trim();

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const unescaped = (text: string): string =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
