import type { TestKind } from "@selvedge/domain/split-tests/test-rules";
import { codeOf, testLimits } from "@selvedge/domain/split-tests/test-rules";
import type { SplitTestPage } from "./split-tests-query.ts";

/** A test as it is being made. Shares are what was typed. */
export interface TestForm {
  readonly kind: TestKind;
  readonly name: string;
  readonly pageId: number | null;
  readonly variations: readonly FormVariation[];
}

export interface FormVariation {
  /** Stays with its row while others come and go. */
  readonly key: number;
  readonly name: string;
  readonly share: string;
}

export const emptyForm: TestForm = {
  kind: "homepage",
  name: "",
  pageId: null,
  variations: [
    { key: 1, name: "", share: "50" },
    { key: 2, name: "", share: "50" },
  ],
};

/** The names of variations that are not chosen but follow from what is tested. */
export function fixedNames({ kind, pageId }: TestForm, pages: readonly SplitTestPage[]): readonly string[] | null {
  if (kind === "blocks") return null;
  if (kind === "zoom") return ["Closer look on hover", "Closer look on click"];
  return ["Home page", pages.find(({ id }) => id === pageId)?.name ?? "The other page"];
}

/** Another thing to test: two variations again, with the shares that were typed. */
export const withKind = (form: TestForm, kind: TestKind): TestForm => ({
  ...form,
  kind,
  variations: form.variations.length === 2 ? form.variations : evenly(form.variations.slice(0, 2)),
});

/** A share; of two variations the other gets what is left. */
export function withShare(form: TestForm, key: number, share: string): TestForm {
  const typed = Number(share);
  const isPair = form.variations.length === 2 && Number.isInteger(typed) && typed >= 1 && typed <= 99;
  const variations = form.variations.map((each) => {
    if (each.key === key) return { ...each, share };
    return isPair ? { ...each, share: String(100 - typed) } : each;
  });
  return { ...form, variations };
}

export const withName = (form: TestForm, key: number, name: string): TestForm => ({
  ...form,
  variations: form.variations.map((each) => (each.key === key ? { ...each, name } : each)),
});

export const canAdd = ({ variations }: TestForm): boolean => variations.length < testLimits.variations.max;
export const canRemove = ({ variations }: TestForm): boolean => variations.length > testLimits.variations.min;

/** One more variation; all get an even share. */
export const withAnother = (form: TestForm): TestForm => {
  const key = Math.max(...form.variations.map((each) => each.key)) + 1;
  return { ...form, variations: evenly([...form.variations, { key, name: "", share: "" }]) };
};

export const without = (form: TestForm, key: number): TestForm => ({
  ...form,
  variations: evenly(form.variations.filter((each) => each.key !== key)),
});

/** Shares as even as whole per cent allow, with the rest at the first. */
function evenly(variations: readonly FormVariation[]): FormVariation[] {
  const each = Math.floor(100 / variations.length);
  const rest = 100 - each * variations.length;
  return variations.map((variation, index) => ({ ...variation, share: String(index === 0 ? each + rest : each) }));
}

/** What the shares are together, in per cent; null while one is no number. */
export function sumOf({ variations }: TestForm): number | null {
  const shares = variations.map(({ share }) => (share.trim() === "" ? Number.NaN : Number(share)));
  const sum = shares.reduce((total, share) => total + share, 0);
  return Number.isFinite(sum) ? sum : null;
}

/** The call's body. A share that is no number is sent as 0, which the rules refuse in words. */
export const bodyOf = (form: TestForm, pages: readonly SplitTestPage[]) => ({
  kind: form.kind,
  name: form.name,
  pageId: form.kind === "homepage" ? form.pageId : null,
  variations: form.variations.map(({ name, share }, index) => ({
    name: fixedNames(form, pages)?.[index] ?? name,
    share: Number(share) || 0,
  })),
});

/** What the test and its variations are called on blocks; null where it is of none, or has no name yet. */
export const codeWords = ({ kind, name }: TestForm): string | null => (kind === "blocks" && codeOf(name)) || null;

export const isTouched = (form: TestForm): boolean => JSON.stringify(form) !== JSON.stringify(emptyForm);
