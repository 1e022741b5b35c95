import type { PendingProduct } from "../data/reply.ts";

/** What of a bundle is its own: its pictures and its words. Each part has its own place in the queue. */
export function BundleView({ bundle }: { bundle: NonNullable<PendingProduct["bundle"]> }) {
  const { description, parts, pictures } = bundle;
  return (
    <>
      <ul aria-label="Pictures" className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-3">
        {pictures.map(({ sizes, altText }) => (
          <li key={altText + Object.values(sizes)[0]} className="overflow-hidden rounded-card bg-mock">
            <img
              src={sizes["480"] ?? Object.values(sizes)[0]}
              alt={altText}
              className="aspect-square w-full object-contain"
            />
          </li>
        ))}
      </ul>
      <p className="text-dense text-ink-2">A bundle of {parts.join(", ")}. Each is reviewed by itself.</p>
      {description ? (
        <p className="max-w-prose whitespace-pre-line text-body">{description}</p>
      ) : (
        <p className="text-dense text-ink-2">It has no description.</p>
      )}
    </>
  );
}
