const steps = [
  ["Place a picture", "Upload one, drop a file on the garment, or pick one from your artwork."],
  ["Set its size", "Drag it where it belongs. Everything inside the dashed line is printed."],
  ["Look at the colours", "Try the garment's colours; those that hide your picture are marked."],
] as const;

/** What to do with a design that has nothing on it yet. */
export function FirstSteps() {
  return (
    <div className="flex flex-col gap-3.5">
      <h2 className="text-card font-semibold">Three steps to a design</h2>
      <ol className="flex flex-col gap-3.5">
        {steps.map(([title, text], index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden
              className="figures flex size-6 shrink-0 items-center justify-center rounded-full bg-primary-tint text-label font-semibold text-primary"
            >
              {index + 1}
            </span>
            <span className="flex min-w-0 flex-col gap-0.5 pt-0.5">
              <strong className="text-body font-medium">{title}</strong>
              <span className="text-dense text-ink-2 text-pretty">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
