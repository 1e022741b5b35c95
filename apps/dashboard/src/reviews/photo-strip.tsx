import { nearestSize } from "@selvedge/browser/images/nearest-size";
import type { Review } from "./reviews-query.ts";

/** A buyer's photos, each a link to itself in full. */
export function PhotoStrip({ photos }: { photos: Review["photos"] }) {
  if (photos.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map(({ sizes, altText }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a photo is its place in the review
        <li key={at}>
          <a href={nearestSize(sizes, 9999)} target="_blank" rel="noreferrer" className="block rounded-md">
            <img
              src={nearestSize(sizes, 320)}
              alt={altText}
              width="72"
              height="72"
              loading="lazy"
              className="size-18 rounded-md object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
