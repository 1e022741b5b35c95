import { nearestSize } from "@selvedge/browser/images/nearest-size";
import type { ShownReview } from "@selvedge/contracts/pages/review-page";
import { useShopFrame } from "../../../shell/shop-frame.tsx";
import { Stars } from "./stars.tsx";

const fitWords = { small: "fits small", true: "fits true to size", large: "fits large" } as const;

/** A buyer's words and photos, what they wear and bought, and the shop's answer. */
export function ReviewCard({ review }: { review: ShownReview }) {
  const { author, rating, title, body, photos, reply, day, createdAt } = review;
  const { name, settings } = useShopFrame();
  return (
    <article className="review-card">
      <p className="review-head">
        <Stars rating={rating} />
        <time className="quiet" dateTime={createdAt.slice(0, 10)}>
          {day}
        </time>
      </p>
      {title ? <h3>{title}</h3> : null}
      {body ? <p className="review-body">{body}</p> : null}
      {photos.length > 0 ? (
        <ul className="review-photos">
          {photos.map(({ sizes }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a photo is its place in the review
            <li key={at}>
              <a href={nearestSize(sizes, 9999)} data-photo="">
                <img
                  src={nearestSize(sizes, 320)}
                  alt={`${at + 1} of ${photos.length} by ${author}, as it was sent`}
                  width="88"
                  height="88"
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {reply ? (
        <p className="review-reply">
          <strong>{settings.logo.text || name}:</strong> {reply}
        </p>
      ) : null}
      <p className="review-foot">
        <strong>{author}</strong>
        {wearWords(review)}
      </p>
    </article>
  );
}

/** ", usually M, bought L, White, fits large" */
const wearWords = ({ usualSize, size, colour, fit }: ShownReview): string =>
  [
    "",
    ...(usualSize ? [`usually ${usualSize}`] : []),
    `bought ${[size, colour].filter(Boolean).join(", ")}`,
    ...(fit ? [fitWords[fit]] : []),
  ].join(", ");
