import type { Finding } from "@selvedge/design/preflight";
import { Button } from "@selvedge/ui/button";
import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import { AlignButtons, PlaceFields } from "./place-fields.tsx";
import { LargestGoodSize, QualityBadge } from "./quality-badge.tsx";
import { sideNames } from "./side-tabs.tsx";
import type { StudioPicture } from "./studio-types.ts";
import type { StudioState } from "./use-studio.ts";

/** The chosen picture in numbers, with what would spoil its print. */
export function Inspector({ studio, pictures }: { studio: StudioState; pictures: readonly StudioPicture[] }) {
  const { selected, selectedAsset } = studio;
  if (!selected)
    return (
      <p className="text-dense text-ink-2">
        Choose a picture on the garment to see its size, place and sharpness. Press ? for all keys.
      </p>
    );
  const picture = pictures.find(({ sha256 }) => sha256 === selected.assetId);
  const others = studio.sides.filter((side) => side !== studio.side);
  return (
    <div className="flex flex-col gap-3.5">
      <div className="flex flex-col items-start gap-1.5">
        <h2 className="max-w-full truncate text-card font-semibold">{picture?.name ?? "Picture"}</h2>
        {selectedAsset ? (
          <>
            <QualityBadge element={selected} asset={selectedAsset} />
            <LargestGoodSize element={selected} asset={selectedAsset} />
          </>
        ) : null}
      </div>
      <Findings findings={studio.findings.filter(({ elementId }) => elementId === selected.id)} />
      <PlaceFields studio={studio} element={selected} />
      <AlignButtons studio={studio} element={selected} />
      {others.map((side) => (
        <Button key={side} size="dense" onPress={() => studio.moveToSide(selected, side)}>
          Move to the {sideNames[side].toLowerCase()}
        </Button>
      ))}
    </div>
  );
}

const looks = {
  block: { icon: CircleAlert, ink: "text-danger", ground: "bg-danger-tint" },
  warn: { icon: TriangleAlert, ink: "text-warning", ground: "bg-warning-tint" },
  note: { icon: Info, ink: "text-info", ground: "bg-info-tint" },
};

/** What would spoil a print, worst first. Resolution notes are left to the badge. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const told = findings.filter(({ code }) => code !== "fair_resolution");
  if (told.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1.5" aria-live="polite">
      {told.map(({ code, side, elementId, severity, text }) => {
        const { icon: Icon, ink, ground } = looks[severity];
        return (
          <li
            key={`${code} ${side} ${elementId}`}
            className={`flex items-start gap-2 rounded-control p-2 text-label ${ground}`}
          >
            <Icon aria-hidden size={14} className={`mt-px shrink-0 ${ink}`} />
            {text}
          </li>
        );
      })}
    </ul>
  );
}
