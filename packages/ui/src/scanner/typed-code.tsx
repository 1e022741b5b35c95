import { CornerDownLeft } from "lucide-react";
import { type FormEvent, useRef } from "react";

export interface TypedCodeProps {
  /** Gets what was typed, as a scan of it. */
  onCode: (code: string) => void;
}

/** For a label that no scanner reads: its code, by hand. The keys of the station work again once it is sent. */
export function TypedCode({ onCode }: TypedCodeProps) {
  const field = useRef<HTMLInputElement>(null);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = field.current;
    const code = input?.value.trim() ?? "";
    if (!input || code === "") return;
    onCode(code);
    input.value = "";
    input.blur();
  };
  return (
    <form
      onSubmit={send}
      className="flex h-11 min-w-0 flex-1 items-center rounded-control border-2 border-white/35 bg-white/10 focus-within:border-white"
    >
      <input
        ref={field}
        data-codes
        aria-label="Type a code"
        placeholder="Type a code"
        maxLength={80}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="send"
        className="h-full min-w-0 flex-1 bg-transparent px-3 text-[18px] text-white outline-none placeholder:text-white/75"
      />
      <button type="submit" aria-label="Send the code" className="flex h-full w-11 items-center justify-center">
        <CornerDownLeft aria-hidden size={20} />
      </button>
    </form>
  );
}
