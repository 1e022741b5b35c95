import type { BasketData } from "@selvedge/contracts/pages/page-data";
import { type KeyboardEvent, type MouseEvent, useState } from "react";
import type { CodeChange } from "../state/codes.ts";
import { Field } from "./field.tsx";
import "./discount-codes.css";

interface DiscountCodesProps {
  readonly codes: BasketData["codes"];
  readonly giftCards: BasketData["giftCards"];
  /** Where the form goes without scripts. */
  readonly action: string;
  /** What a form without scripts was answered. */
  readonly sent: { readonly code: string; readonly error: string };
  /** What is typed and not entered yet. */
  readonly onTyped?: (code: string) => void;
  /** Called once the basket has changed. */
  readonly onChanged: () => Promise<unknown>;
}

/**
 * The codes and gift cards of the basket, and a field for another one of either, inside a form. Entering and removing are buttons of that form, so they
 * work without scripts.
 */
export function DiscountCodes({ codes, giftCards, action, sent, onTyped, onChanged }: DiscountCodesProps) {
  const [typed, setTyped] = useState(sent.code);
  const [error, setError] = useState(sent.error);
  const [isBusy, setBusy] = useState(false);
  const type = (code: string) => {
    setTyped(code);
    setError("");
    onTyped?.(code.trim());
  };
  const run = async (event: MouseEvent | KeyboardEvent, change: CodeChange) => {
    event.preventDefault();
    if (isBusy) return;
    if (change.kind === "enter" && change.code.trim() === "") return setError("Enter a code first.");
    setBusy(true);
    try {
      const refusal = await (await import("../state/codes.ts")).changeCodes(change);
      setError(refusal);
      if (refusal === "") {
        if (change.kind === "enter") type("");
        await onChanged();
      }
    } catch {
      setError("We could not reach the shop. Please try again.");
    }
    setBusy(false);
  };
  return (
    <div className="codes" id="codes">
      {codes.length + giftCards.length > 0 ? (
        <ul className="code-list">
          {codes.map(({ code, isApplied, words }) => (
            <li key={code} data-applied={isApplied || undefined}>
              <span>
                <strong>{code}</strong> {words}
              </span>
              <button
                type="submit"
                className="text-button"
                name="removeCode"
                value={code}
                formAction={action}
                aria-label={`Remove code ${code}`}
                onClick={(event) => void run(event, { kind: "remove", code })}
              >
                Remove
              </button>
            </li>
          ))}
          {giftCards.map(({ id, ending, isApplied, words }) => (
            <li key={id} data-applied={isApplied || undefined}>
              <span>
                <strong>Gift card ending {ending}</strong> {words}
              </span>
              <button
                type="submit"
                className="text-button"
                name="removeGiftCard"
                value={id}
                formAction={action}
                aria-label={`Remove gift card ending ${ending}`}
                onClick={(event) => void run(event, { kind: "removeGiftCard", id })}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field enters the code instead of paying */}
      <div
        className="code-entry"
        onKeyDown={(event) =>
          event.key === "Enter" &&
          event.target instanceof HTMLInputElement &&
          void run(event, { kind: "enter", code: typed })
        }
      >
        <Field
          name="code"
          label="Discount code or gift card"
          value={typed}
          error={error || undefined}
          maxLength={40}
          onChange={type}
          autoComplete="off"
        />
        <button
          type="submit"
          name="show"
          value="code"
          formAction={action}
          data-part="button"
          data-look="outlined"
          aria-busy={isBusy}
          onClick={(event) => void run(event, { kind: "enter", code: typed })}
        >
          Apply
        </button>
      </div>
      <p className="visually-hidden" role="status">
        {[
          ...codes.map(({ code, words }) => `${code}: ${words}`),
          ...giftCards.map(({ ending, words }) => `Gift card ending ${ending}: ${words}`),
        ].join(" ")}
      </p>
    </div>
  );
}
