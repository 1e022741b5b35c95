import { pinLength } from "@selvedge/domain/people/badges";
import { cx } from "@selvedge/ui/class-names.ts";
import { useEffect, useRef } from "react";
import { triesWords } from "./refusal-words.ts";
import type { BadgeSignInState } from "./use-badge-sign-in.ts";

/** The field of the PIN as six boxes, or of a staff number as one. Hidden text goes to screen readers as any password. */
export function TypedBoxes({ step, typed, type, send }: Pick<BadgeSignInState, "step" | "typed" | "type" | "send">) {
  const field = useRef<HTMLInputElement>(null);
  const isPin = step.ask === "pin";
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="relative flex min-h-0 flex-col justify-center rounded-card border-[3px] border-primary bg-primary-tint px-6 py-4 max-md:px-4 max-md:py-3"
    >
      <label htmlFor="typed-at-terminal" className="mb-3 block font-medium text-primary max-md:mb-2">
        {isPin ? `PIN, ${pinLength} digits` : "Staff number or badge code"}
      </label>
      {/* The field lies over the boxes, so that a touch anywhere reaches it; what it holds is shown by them. */}
      <div className={cx("relative", isPin && "max-w-[540px]")}>
        {isPin ? <Boxes filled={typed.length} /> : <Shown text={typed} />}
        <input
          ref={field}
          id="typed-at-terminal"
          type={isPin ? "password" : "text"}
          inputMode="none"
          autoComplete={isPin ? "one-time-code" : "off"}
          autoCapitalize="characters"
          spellCheck={false}
          data-codes
          aria-describedby="typed-at-terminal-note"
          value={typed}
          onChange={({ target }) => type(target.value)}
          className="absolute inset-0 size-full cursor-text opacity-0"
        />
      </div>
      <p id="typed-at-terminal-note" className="mt-3 text-ink-2 max-md:sr-only">
        {step.ask === "pin" ? triesWords(step.holder.triesLeft) : numberNote}
      </p>
    </form>
  );
}

const numberNote = "Then your PIN. A lost badge: ask a lead to withdraw it.";

function Boxes({ filled }: { filled: number }) {
  return (
    <span aria-hidden className="grid grid-cols-6 gap-3 max-md:gap-2">
      {Array.from({ length: pinLength }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes never change places
          key={place}
          className={cx(
            "flex h-18 items-center justify-center rounded-control border-2 bg-surface max-md:h-13",
            place === filled ? "border-primary border-[3px]" : "border-control",
          )}
        >
          {place < filled ? <span className="size-5 rounded-full bg-ink forced-color-adjust-none" /> : null}
        </span>
      ))}
    </span>
  );
}

function Shown({ text }: { text: string }) {
  return (
    <span
      aria-hidden
      className="flex h-18 items-center rounded-control border-2 border-primary bg-surface px-4 font-mono text-[30px]/none max-md:h-13"
    >
      {text}
      <span className="ml-0.5 h-9 w-0.5 bg-primary" />
    </span>
  );
}
