import type { SignUpPageData } from "@selvedge/contracts/pages/page-data";

const parts = ["Account", "Check email", "Shop", "Terms"] as const;

/** null for a page that is no step. */
const partOf: Readonly<Record<SignUpPageData["step"], (typeof parts)[number] | null>> = {
  account: "Account",
  verify: "Check email",
  confirm: "Check email",
  gone: "Check email",
  shop: "Shop",
  sell: "Shop",
  terms: "Terms",
  noShop: null,
};

/** How far the sign-up is, in four parts with words. */
export function StepBar({ step }: { step: SignUpPageData["step"] }) {
  const part = partOf[step];
  if (part === null) return null;
  const now = parts.indexOf(part);
  return (
    <ol className="step-bar" aria-label="Steps">
      {parts.map((part, at) => (
        <li
          key={part}
          data-state={at < now ? "done" : at === now ? "now" : "later"}
          aria-current={at === now ? "step" : undefined}
        >
          {at < now ? (
            <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
              <path d="M3 8.5 6.5 12 13 5" fill="none" stroke="currentColor" strokeWidth="1.6" />
            </svg>
          ) : null}
          {part}
          {at < now ? <span className="visually-hidden">, done</span> : null}
        </li>
      ))}
    </ol>
  );
}
