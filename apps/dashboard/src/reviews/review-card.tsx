import { Button } from "@selvedge/ui/actions/button";
import { TextLink } from "@selvedge/ui/actions/text-link";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { DateText } from "@selvedge/ui/words/date-text";
import { useState } from "react";
import { useMay, useShop } from "../session/shop.ts";
import { PhotoStrip } from "./photo-strip.tsx";
import type { Review } from "./reviews-query.ts";

const states = {
  waiting: { tone: "warning", words: "Waiting" },
  shown: { tone: "success", words: "Shown" },
  hidden: { tone: "neutral", words: "Hidden" },
} as const;

const fits = { small: "fits small", true: "fits true to size", large: "fits large" } as const;

interface ReviewCardProps {
  readonly review: Review;
  /** Settles once it is shown, or was not and that is said. */
  readonly onShow: () => Promise<void>;
  readonly onHide: () => void;
  readonly onAnswer: () => void;
}

/** A buyer's words with what can be done about them. */
export function ReviewCard({ review, onShow, onHide, onAnswer }: ReviewCardProps) {
  const { product, rating, title, body, photos, state, hiddenReason, reply, author, createdAt } = review;
  const shop = useShop();
  const mayAnswer = useMay("reviews.answer");
  const [isBusy, setBusy] = useState(false);
  const show = async () => {
    setBusy(true);
    await onShow();
    setBusy(false);
  };
  return (
    <li className="flex flex-col gap-2 border-line px-4 py-4 not-first:border-t">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Rating rating={rating} />
        <TextLink href={`${shop.url}product/${product.urlName}/`} target="_blank" className="font-medium">
          {product.name}
        </TextLink>
        <StatusBadge tone={states[state].tone} shape="dot">
          {states[state].words}
        </StatusBadge>
        <span className="ml-auto text-dense text-ink-2">
          <DateText at={createdAt} form="day" />
        </span>
      </div>
      {title ? <p className="font-semibold">{title}</p> : null}
      {body ? <p className="max-w-[72ch] whitespace-pre-line break-words">{body}</p> : null}
      <PhotoStrip photos={photos} />
      <p className="text-dense text-ink-2">
        {wearWords(review)} · <TextLink href={`/orders/${review.orderId}`}>{review.orderReference}</TextLink>
      </p>
      {reply ? (
        <p className="max-w-[72ch] border-line-strong border-l-2 pl-3 text-dense">
          <strong>{shop.name}:</strong> {reply}
        </p>
      ) : null}
      {hiddenReason ? <p className="text-dense text-ink-2">Hidden: {hiddenReason}</p> : null}
      {mayAnswer ? (
        <div className="mt-1 flex flex-wrap gap-2">
          {state === "shown" ? null : (
            <Button size="dense" variant={state === "waiting" ? "primary" : "plain"} busy={isBusy} onPress={show}>
              Show in the shop
            </Button>
          )}
          <Button size="dense" onPress={onAnswer} aria-label={`Answer ${author}`}>
            {reply ? "Change the answer" : "Answer"}
          </Button>
          {state === "hidden" ? null : (
            <Button size="dense" onPress={onHide} aria-label={`Hide the review by ${author}`}>
              Hide
            </Button>
          )}
        </div>
      ) : null}
    </li>
  );
}

const Rating = ({ rating }: { rating: number }) => (
  <span role="img" aria-label={`${rating} out of 5 stars`} className="tracking-[0.08em] text-primary">
    {"★".repeat(rating)}
    <span className="text-ink-3">{"★".repeat(5 - rating)}</span>
  </span>
);

/** "Priya N., bought M, White, usually S, fits small" */
const wearWords = ({ author, size, colour, usualSize, fit }: Review): string =>
  [
    author,
    `bought ${[size, colour].filter(Boolean).join(", ")}`,
    ...(usualSize ? [`usually ${usualSize}`] : []),
    ...(fit ? [fits[fit]] : []),
  ].join(", ");
