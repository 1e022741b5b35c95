import { isCustomSku } from "@selvedge/domain/products/sku";
import { StatusBadge, type StatusShape, type Tone } from "@selvedge/ui/feedback/status-badge";
import type { ProductRow } from "../../data/reply.ts";

type State = ProductRow["state"];

const looks: Record<State, { word: string; tone: Tone; shape: StatusShape }> = {
  live: { word: "Approved", tone: "success", shape: "dot" },
  in_review: { word: "In review", tone: "warning", shape: "ring" },
  denied: { word: "Denied", tone: "danger", shape: "square" },
  draft: { word: "Draft", tone: "neutral", shape: "ring" },
  hidden: { word: "Hidden", tone: "neutral", shape: "square" },
};

/** A product's state, as shape, word and tint. */
export function ProductState({ state }: { state: State }) {
  const { word, tone, shape } = looks[state];
  return (
    <StatusBadge tone={tone} shape={shape}>
      {word}
    </StatusBadge>
  );
}

/** The second line of the state: the reason, or what comes next. */
export function stateDetail(row: ProductRow): { text: string; isBad: boolean } {
  if (row.state === "denied")
    return { text: row.denialReason || "Change the design and publish it again", isBad: true };
  if (row.hasFailedPictures) return { text: "Some pictures failed", isBad: true };
  if (row.isDrawing) return { text: "Pictures are being made", isBad: false };
  if (row.state === "draft") return { text: "Not published yet", isBad: false };
  if (row.stoppedBy.length > 0)
    return { text: `Cannot be bought: ${row.stoppedBy.join(", ")} not on sale`, isBad: true };
  if (row.state === "hidden") return { text: isCustomSku(row.sku) ? "Made for a quote" : "Not for sale", isBad: false };
  const collections = row.collections === 1 ? "1 collection" : `${row.collections} collections`;
  return { text: row.collections > 0 ? `In ${collections}` : "For sale, shown in no collection", isBad: false };
}
