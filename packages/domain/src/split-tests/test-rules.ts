// What a split test may be, and how it goes on.
import { homepageTest } from "../access/place-guards.ts";
import { zoomTest } from "../images/zoom-mode.ts";

/** What is tested. */
export const testKinds = ["homepage", "zoom", "blocks"] as const;
export type TestKind = (typeof testKinds)[number];

/** Tests of one thing have their own name in addresses, and variations of a fixed number; tests of blocks are named freely. */
export const fixedTests = {
  homepage: { code: homepageTest.name, aliases: ["old", homepageTest.newVariation] },
  zoom: { code: zoomTest, aliases: ["before", "after"] },
} as const satisfies Partial<Record<TestKind, { code: string; aliases: readonly string[] }>>;

/** What a test with this name in addresses is of. */
export const kindOfCode = (code: string): TestKind =>
  code === fixedTests.homepage.code ? "homepage" : code === fixedTests.zoom.code ? "zoom" : "blocks";

export const testLimits = {
  /** Tests that run at once in a shop: pages have a copy for each look, and more tests take longer to say anything. */
  running: 3,
  /** Drafts and running tests of a shop; those that ended do not count. */
  open: 20,
  variations: { min: 2, max: 4 },
  name: 60,
} as const;

export type TestState = "draft" | "running" | "stopped";
export type TestMove = "start" | "stop" | "discard";

/** A test that was stopped never runs again: its visitors have gone on since. */
const moves: Readonly<Record<TestState, Partial<Record<TestMove, TestState | "discarded">>>> = {
  draft: { start: "running", discard: "discarded" },
  running: { stop: "stopped" },
  stopped: {},
};

export const stateOf = ({ active, endedAt }: { active: boolean; endedAt: Date | null }): TestState =>
  endedAt !== null ? "stopped" : active ? "running" : "draft";

/** What a move leads to; the same state where it was made already, null where it cannot be made. */
export function afterMove(state: TestState, move: TestMove): TestState | "discarded" | null {
  const to = moves[state][move];
  if (to) return to;
  const isMade = (move === "start" && state === "running") || (move === "stop" && state === "stopped");
  return isMade ? state : null;
}

/** Parameters of a shop's addresses that mean something else. */
const taken: readonly string[] = [
  "sort",
  "page",
  "size",
  "quantity",
  "preview",
  "query",
  "redirect_uri",
  ...Object.values(fixedTests).map(({ code }) => code),
];

/** What addresses and blocks call something by its name: `a_z0_9`, from a letter on. Empty where nothing is left of it. */
export function codeOf(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  const code = plain
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^[_0-9]+|_+$/g, "")
    .slice(0, testLimits.name);
  return code.replace(/_+$/, "");
}

/** Words that a person reads when what they want cannot be; by the field that they belong to. */
export type TestFaults = Readonly<Record<string, string>>;

export interface WantedTest {
  readonly kind: TestKind;
  readonly name: string;
  readonly pageId: number | null;
  readonly variations: readonly { readonly name: string; readonly share: number }[];
}

/** What is wrong with a test that somebody wants to make, by field; empty for nothing. Names are held against length before. */
export function testFaults({ kind, name, pageId, variations }: WantedTest): TestFaults {
  const faults: Record<string, string> = {};
  if (kind === "blocks") {
    const code = codeOf(name);
    if (code.length < 2) faults.name = "Use at least two letters";
    else if (taken.includes(code)) faults.name = "This name means something else in addresses. Choose another";
    const aliases = variations.map((each) => codeOf(each.name));
    for (const [index, alias] of aliases.entries()) {
      if (alias === "") faults[`variations.${index}.name`] = "Use at least one letter";
      else if (aliases.indexOf(alias) < index) faults[`variations.${index}.name`] = "Another variation has this name";
    }
  }
  if (kind === "homepage" && pageId === null) faults.pageId = "Choose a page";
  const wanted = kind === "blocks" ? null : fixedTests[kind].aliases.length;
  if (wanted !== null && variations.length !== wanted) faults.variations = `This test has ${wanted} variations`;
  const shares = sharesFault(variations.map(({ share }) => share));
  if (shares !== null) faults.shares = shares;
  return faults;
}

/** What is wrong with shares of visitors in percent; null for nothing. */
export function sharesFault(shares: readonly number[]): string | null {
  if (shares.some((share) => !Number.isInteger(share) || share < 1 || share > 99))
    return "Give each variation a whole number from 1 to 99 per cent";
  const sum = shares.reduce((total, share) => total + share, 0);
  return sum === 100 ? null : `The shares add up to ${sum} per cent. They have to be 100`;
}
