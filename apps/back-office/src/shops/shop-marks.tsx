import { StatusBadge, type StatusShape, type Tone } from "@selvedge/ui/feedback/status-badge";
import type { ShopRow } from "../data/reply.ts";

const doors: Record<
  ShopRow["door"] | "review" | "denied" | "answered",
  { tone: Tone; shape: StatusShape; words: string }
> = {
  open: { tone: "success", shape: "dot", words: "Open" },
  password: { tone: "neutral", shape: "square", words: "Password" },
  comingSoon: { tone: "info", shape: "ring", words: "Opens soon" },
  review: { tone: "warning", shape: "square", words: "Under review" },
  denied: { tone: "danger", shape: "square", words: "Denied" },
  answered: { tone: "warning", shape: "ring", words: "Denied, answered" },
};

type Shown = Pick<ShopRow, "door" | "underReviewSince" | "isDenied" | "isAnswered">;

/** How a shop stands for its visitors; a review and what came of it come before what its owner chose. */
export function DoorMark({ shop: { door, underReviewSince, isDenied, isAnswered } }: { shop: Shown }) {
  const { words, ...look } = doors[isAnswered ? "answered" : isDenied ? "denied" : underReviewSince ? "review" : door];
  return <StatusBadge {...look}>{words}</StatusBadge>;
}
