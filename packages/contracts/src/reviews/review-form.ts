import { fits } from "@selvedge/domain/reviews/review-summary";
import * as z from "zod";
import { filledText, optionalText } from "../text-fields.ts";

const noStars = "Choose one to five stars.";

/** What a buyer writes of one piece. Photos come beside it. */
export const reviewForm = z.object({
  rating: z
    .string(noStars)
    .regex(/^[1-5]$/, noStars)
    .transform(Number),
  title: optionalText(100),
  body: optionalText(2_000),
  fit: z.enum(["", ...fits]).default(""),
  usualSize: optionalText(30),
  author: filledText(60),
});

export type ReviewForm = z.output<typeof reviewForm>;

/** Most photos of one review, and the most bytes of each. */
export const reviewPhotoLimit = 4;
export const reviewPhotoBytes = 8 * 1024 * 1024;
