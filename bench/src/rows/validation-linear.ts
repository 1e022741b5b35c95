import type { Rule } from "@selvedge/domain/validation/rule";
import { madeRules, plainRules, type RuleName } from "@selvedge/domain/validation/rules";
import { ruleOf } from "@selvedge/domain/validation/validate";
import { secondsPerCall } from "../measure/seconds-per-call.ts";
import type { Row } from "../report/row.ts";

const shortLength = 5_000;
const longLength = 50_000;
const fewestRounds = 3;
const mostRounds = 60;
/** A single walk over ten times as much, and a little for the machine. */
const expectedMost = 11;

/** Texts that keep a pattern looking for as long as it can: much that fits, and an end that does not. */
const hardTexts: readonly ((length: number) => string)[] = [
  ...["a", "1", " ", "-", ".", "@", "é", "🧵", "a.", "a ", "1.", "-a"].flatMap((piece) => [
    (length: number) => filled("", piece, "", length),
    (length: number) => filled("", piece, "!\n", length),
  ]),
  (length) => filled("a@", "a.", "!", length),
  (length) => filled("http://", "a.", " ", length),
  (length) => filled("https://a.example/", "a", " ", length),
  (length) => filled("mailto:a@", "a", " ", length),
  (length) => filled("/", "a/", " ", length),
  (length) => filled("G-", "A", "!", length),
  (length) => filled("GTM-", "A", "!", length),
  (length) => filled("+44", "(0)", "!", length),
  (length) => filled("<meta", ' name="a"', "<", length),
  (length) => filled("<meta", "\t", "<", length),
  (length) => filled('<iframe src="', "https://a ", "<", length),
  (length) => filled("<iframe", ' a="', "<", length),
];

/** Rules with every form that they take: those with parameters as we use them. */
const rules: readonly Rule[] = [
  ...(Object.keys(plainRules) as (keyof typeof plainRules)[]),
  ...(Object.keys(madeRules) as (keyof typeof madeRules)[]).map(
    (rule): RuleName => (rule === "regex" ? { rule, pattern: /^BR-[A-Z0-9-]+$/, message: "" } : rule),
  ),
].map(ruleOf);

/**
 * How much longer each rule takes over 50 kB than over 5 kB, on the text that is hardest for it. Ten is what a single
 * walk over the text gives.
 */
export async function validationLinear(): Promise<Row> {
  const measured = rules.flatMap((rule) => hardTexts.map((text) => ({ rule, ratio: growth(rule, text) })));
  const worst = measured.reduce((most, one) => (one.ratio > most.ratio ? one : most));
  return {
    name: "validation-linear",
    ratio: worst.ratio,
    target: { sign: "≤", value: 15 },
    detail: `50 kB against 5 kB, the most of ${rules.length} rules on ${hardTexts.length} texts each: ${worst.rule.name}`,
  };
}

/**
 * The quickest of some rounds on both sides. A machine that is busy elsewhere makes a round slow and never quick, so one
 * that looks bad is given more rounds to show its own pace; a rule that is slow stays slow. Below a microsecond a rule has
 * looked at next to nothing, and the clock is too coarse.
 */
function growth(rule: Rule, text: (length: number) => string): number {
  const [short, long] = [text(shortLength), text(longLength)];
  let [shortSeconds, longSeconds] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const ratio = () => longSeconds / Math.max(shortSeconds, 0.000_001);
  for (let round = 0; round < (ratio() > expectedMost ? mostRounds : fewestRounds); round++) {
    shortSeconds = Math.min(
      shortSeconds,
      secondsPerCall(() => rule.holds(short)),
    );
    longSeconds = Math.min(
      longSeconds,
      secondsPerCall(() => rule.holds(long)),
    );
  }
  return ratio();
}

const filled = (before: string, piece: string, after: string, length: number): string =>
  before + piece.repeat(Math.ceil(length / piece.length)).slice(0, length - before.length - after.length) + after;
