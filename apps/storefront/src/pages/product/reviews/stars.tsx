import type { CSSProperties } from "react";

/** Stars filled to a rating of five, which screen readers read as words. */
export const Stars = ({ rating }: { rating: number }) => (
  <span className="stars" style={{ "--filled": `${rating * 20}%` } as CSSProperties}>
    <span className="visually-hidden">{rating} out of 5 stars</span>
  </span>
);
