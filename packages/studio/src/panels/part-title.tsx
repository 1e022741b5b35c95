/** Over a part of a panel, with what is chosen there at its end. */
export function PartTitle({ title, note }: { title: string; note: string }) {
  return (
    <h2 className="mb-2.5 flex items-baseline justify-between text-body font-semibold">
      {title}
      <span className="text-label font-normal text-ink-2">{note}</span>
    </h2>
  );
}
