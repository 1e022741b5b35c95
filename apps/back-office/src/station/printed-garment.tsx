import type { Garment } from "../data/reply.ts";
import { GarmentPicture } from "../garment/garment-picture.tsx";
import { artOf } from "./garment-words.ts";

/** A garment as it has to look, from one side, in the greatest square that fits. */
export function PrintedGarment({
  garment,
  side,
  isBare,
  className,
}: {
  garment: Garment;
  side?: string;
  isBare?: boolean;
  className?: string;
}) {
  const shown = side ?? garment.sides[0]?.side ?? "front";
  const art = isBare ? undefined : artOf(garment, shown);
  return (
    <GarmentPicture
      blankCode={garment.blankCode}
      hex={garment.hex}
      side={shown}
      {...(art ? { artUrl: art } : {})}
      label={`${garment.colour} ${garment.word}, ${shown}`}
      className={className ?? "h-full max-h-full max-w-full"}
    />
  );
}
