import { StatusBadge, type StatusShape, type Tone } from "@selvedge/ui/feedback/status-badge";
import type { ShopRow } from "../data/reply.ts";

const doors: Record<ShopRow["door"] | "review", { tone: Tone; shape: StatusShape; words: string }> = {
  open: { tone: "success", shape: "dot", words: "Open" },
  password: { tone: "neutral", shape: "square", words: "Password" },
  comingSoon: { tone: "info", shape: "ring", words: "Opens soon" },
  review: { tone: "warning", shape: "square", words: "Under review" },
};

/** How a shop stands for its visitors; a review comes before what its owner chose. */
export function DoorMark({ shop: { door, underReviewSince } }: { shop: Pick<ShopRow, "door" | "underReviewSince"> }) {
  const { words, ...look } = doors[underReviewSince ? "review" : door];
  return <StatusBadge {...look}>{words}</StatusBadge>;
}
