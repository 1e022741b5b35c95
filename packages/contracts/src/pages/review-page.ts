// What buyers say, as the pages of a shop show and ask it.
import type { Fit, ReviewSummary } from "@selvedge/domain/reviews/review-summary";
import type { FormAnswer } from "./page-data.ts";

interface Photo {
  sizes: Record<string, string>;
}

/** A review as its readers see it. */
export interface ShownReview {
  id: number;
  author: string;
  rating: number;
  title: string;
  body: string;
  fit: Fit | null;
  usualSize: string;
  colour: string;
  size: string;
  photos: Photo[];
  reply: string;
  /** "14 November 2026" */
  day: string;
  /** ISO, for machines. */
  createdAt: string;
}

/** The reviews of a product: what they come to, and the newest of them. */
export interface ProductReviews {
  summary: ReviewSummary;
  list: ShownReview[];
  /** The address of a longer list; empty where all are shown. */
  more: string;
}

/** A piece that its buyer may say something of. */
export interface ReviewedPiece {
  itemId: number;
  name: string;
  detail: string;
  image: string;
  /** Sizes that it is worn in; empty for what nobody wears. */
  sizes: string[];
  /** What was written before; null for nothing. */
  written: {
    state: "waiting" | "shown" | "hidden";
    values: Record<string, string>;
    photos: number;
  } | null;
}

export interface ReviewPageData {
  orderHash: string;
  pieces: ReviewedPiece[];
  /** The name under which a review is shown, until another is typed. */
  author: string;
  /** The piece whose form was sent; 0 for none. */
  openItem: number;
  isSent: boolean;
  form: FormAnswer | null;
}
