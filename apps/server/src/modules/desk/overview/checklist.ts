import { badges } from "@selvedge/domain/access/project-guards";
import { SHIPPED } from "@selvedge/themes/shipped/shipped";

interface Marks {
  unlocked: readonly { code: string; at: string }[];
  label: string;
  design: string;
  /** The shipped theme that the shop wears, empty for none. */
  theme: string;
}

/** The badges of the checklist in their order, and what is shown beside each once it is unlocked. */
const results: readonly (readonly [code: string, result: (marks: Marks) => string])[] = [
  [badges.SignUp.code, ({ label }) => label],
  [badges.Designer.code, ({ design }) => design],
  [badges.Profile.code, () => ""],
  [badges.Theme.code, ({ theme }) => SHIPPED.get(theme)?.title ?? ""],
  [badges.Homepage.code, () => ""],
  [badges.CardBilling.code, () => ""],
  [badges.Entrepreneur.code, () => ""],
];

/** Each badge of the checklist: since when it is unlocked, null while it is not, and its result. */
export function checklistOf(marks: Marks): { code: string; unlockedAt: string | null; result: string }[] {
  return results.map(([code, result]) => {
    const unlocked = marks.unlocked.find((badge) => badge.code === code);
    return {
      code,
      unlockedAt: unlocked ? new Date(unlocked.at).toISOString() : null,
      result: unlocked ? result(marks) : "",
    };
  });
}
