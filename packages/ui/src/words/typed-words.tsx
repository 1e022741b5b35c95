/** One thing that a shopper wrote or chose for a piece. */
export interface TypedWord {
  readonly label: string;
  readonly value: string;
}

/** What a shopper wrote on a piece, one line each: "Name: MARLOWE". Long words wrap; nothing of a piece without any. */
export const TypedWords = ({ words, className = "" }: { words: readonly TypedWord[]; className?: string }) =>
  words.map(({ label, value }) => (
    <span key={label} className={`block wrap-anywhere ${className}`}>
      {label}: <strong className="font-semibold text-ink">{value}</strong>
    </span>
  ));
