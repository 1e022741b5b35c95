/** What was written on a piece, readable at arm's length: the label small, its words large and letter for letter. */
export function PrintedWords({ words }: { words: readonly { readonly label: string; readonly value: string }[] }) {
  if (words.length === 0) return null;
  return (
    <section
      data-words=""
      aria-label="Written on it"
      className="max-h-52 overflow-y-auto rounded-card border border-line-strong bg-surface px-5 py-3 max-md:px-3.5"
    >
      <dl className="flex flex-wrap gap-x-8 gap-y-1.5">
        {words.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-[18px]/6 font-medium text-ink-2">{label}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere text-[28px]/9 font-semibold max-xl:text-[24px]/8">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
