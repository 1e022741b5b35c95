import type { OrderRow } from "../data/reply.ts";

export type Tone = "primary" | "warning" | "danger";

/** Segments: amber where a hold blocks the next step, red where the order is stopped. */
export const segmentTone = ({ status, hold }: Pick<OrderRow, "status" | "hold">): Tone =>
  status === "issue" || status === "disputed" ? "danger" : hold ? "warning" : "primary";

/** The segments in words: how far, and whether it is stopped or held. */
export const stageWords = ({ stage, stageCount, stoppedAt, hold }: StandingRow): string =>
  `Stage ${stage} of ${stageCount}${stoppedAt ? ", stopped" : hold ? ", held" : ""}`;

type StandingRow = Pick<OrderRow, "stage" | "stageCount" | "stoppedAt" | "hold">;

/** "3 / 5" garments done, or the percentage before there are labels; a stopped order has no percentage worth reading. */
export const doneWords = ({
  garments,
  percentage,
  stoppedAt,
}: Pick<OrderRow, "garments" | "percentage" | "stoppedAt">): string =>
  garments ? `${garments.done} / ${garments.total}` : stoppedAt ? "" : `${percentage}%`;

export const priorityNames: Record<number, string> = { 1: "Express", 2: "Reprint", 3: "Rescue" };

/** "20 h 42 min late", "3 h 18 min": what is left until the van, or how long it is gone. */
export function spareShort(minutes: number): string {
  const size = Math.abs(minutes);
  const words =
    size >= 2880
      ? `${Math.floor(size / 1440)} days`
      : size >= 60
        ? `${Math.floor(size / 60)} h ${size % 60} min`
        : `${size} min`;
  return minutes < 0 ? `${words} late` : `in ${words}`;
}

/** "Fri 20 Nov" for a calendar day. */
export const dayName = (day: string): string =>
  new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" }).format(
    new Date(`${day}T12:00:00Z`),
  );
