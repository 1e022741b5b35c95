import type { BasketData } from "@selvedge/contracts/pages/page-data";

/** What a bundle in the basket is made of. */
export const LineParts = ({ parts }: { parts: NonNullable<BasketData["items"][number]["parts"]> }) => (
  <ul className="line-parts quiet">
    {parts.map(({ name, options }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces of one bundle differ only by index
      <li key={index}>{[name, options.Colour, options.Size].filter(Boolean).join(", ")}</li>
    ))}
  </ul>
);
