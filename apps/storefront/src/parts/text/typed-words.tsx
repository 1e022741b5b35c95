interface TypedWordsProps {
  readonly words: readonly { readonly label: string; readonly value: string }[];
}

/** What a shopper typed for a piece, one line each. */
export const TypedWords = ({ words }: TypedWordsProps) =>
  words.map(({ label, value }) => (
    <span key={label} className="quiet typed-words">
      {label}: {value}
    </span>
  ));
