import {
  type Counted,
  differenceRange,
  enough,
  type Range,
  shareOf,
  shareRange,
  type Verdict,
  verdictOf,
} from "@selvedge/domain/split-tests/results";
import type { TestKind, TestState } from "@selvedge/domain/split-tests/test-rules";
import type { StatusShape, Tone } from "@selvedge/ui/feedback/status-badge";

export const kindWords: Readonly<Record<TestKind, { title: string; about: string }>> = {
  homepage: { title: "Home page", about: "Some visitors see another of your pages in its place." },
  zoom: { title: "Product pictures", about: "A closer look on a click instead of under the mouse." },
  blocks: { title: "Blocks of a page", about: "You say on each block which visitors see it." },
};

export const stateLooks: Readonly<Record<TestState, { words: string; tone: Tone; shape: StatusShape }>> = {
  draft: { words: "Draft", tone: "neutral", shape: "ring" },
  running: { words: "Running", tone: "success", shape: "dot" },
  stopped: { words: "Stopped", tone: "neutral", shape: "square" },
};

/** "3.2 %" of a share from 0 to 1. */
export const percentWords = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** "3.2 %", and "between 2.1 and 4.8 %"; null before the first visitor. */
export function orderedWords(counted: Counted): { share: string; range: string } | null {
  const [share, range] = [shareOf(counted), shareRange(counted)];
  if (share === null || !range) return null;
  return { share: percentWords(share), range: `${inHundred(range.low)} to ${percentWords(range.high)}` };
}

const inHundred = (share: number): string => (Math.abs(share) * 100).toFixed(1);

type Compared = Counted & { readonly name: string };

/** What the numbers say of a variation beside the control, in a sentence, and what they do not say. */
export function comparisonWords(
  control: Compared,
  other: Compared,
  comparisons: number,
): { verdict: Verdict; title: string; text: string } {
  const verdict = verdictOf(control, other, comparisons);
  const range = differenceRange(control, other, comparisons);
  if (verdict === "early" || !range) {
    const needs = `each variation needs ${enough.visitors} visitors and ${enough.buyers} customers at least`;
    return { verdict: "early", title: "Too early to say", text: `To compare them, ${needs}.` };
  }
  return { verdict, ...said[verdict](other.name, range) };
}

const said: Readonly<
  Record<Exclude<Verdict, "early">, (name: string, range: Range) => { title: string; text: string }>
> = {
  unclear: (name, { low, high }) => ({
    title: "No clear difference",
    text: `Of 100 visitors with “${name}”, between ${inHundred(low)} fewer and ${inHundred(high)} more order. Either may sell better.`,
  }),
  more: (name, { low, high }) => ({
    title: `More visitors order with “${name}”`,
    text: `Of 100 visitors, between ${inHundred(low)} and ${inHundred(high)} more.`,
  }),
  fewer: (name, { low, high }) => ({
    title: `Fewer visitors order with “${name}”`,
    text: `Of 100 visitors, between ${inHundred(high)} and ${inHundred(low)} fewer.`,
  }),
};

/** The address at which everyone sees a variation, whatever their own is. */
export const previewUrl = (shopUrl: string, code: string, alias: string): string =>
  `${shopUrl}/?${new URLSearchParams({ [code]: alias })}`;
