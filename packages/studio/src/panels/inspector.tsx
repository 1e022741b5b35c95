import type { RefObject } from "react";
import type { ProblemFix } from "../problems/problem-fix.ts";
import { type Problem, problemCountText } from "../problems/problems.ts";
import { LargestGoodSize } from "../problems/quality-badge.tsx";
import type { StudioPicture } from "../scene/studio-types.ts";
import type { StudioState } from "../scene/use-studio.ts";
import { FirstSteps } from "./first-steps.tsx";
import { AlignButtons, PlaceFields } from "./place-fields.tsx";
import { ProblemList, ProblemNotes } from "./problem-list.tsx";
import { SideMove } from "./side-move.tsx";

interface InspectorProps {
  studio: StudioState;
  pictures: readonly StudioPicture[];
  /** The problems that are not of the chosen picture: all of them when none is chosen. */
  general: readonly Problem[];
  onSolve: (problem: Problem) => void;
  /** Takes the focus when a problem leads here. */
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The chosen picture in numbers, with what would spoil its print; with none chosen, what would spoil the design. */
export function Inspector({ studio, pictures, general, onSolve, headingRef }: InspectorProps) {
  const { selected, selectedAsset, problems, side } = studio;
  const list = <ProblemList problems={general} nameOf={nameIn(studio, pictures)} onSolve={onSolve} />;
  if (studio.isEmpty && general.length === 0) return <FirstSteps />;
  if (!selected)
    return (
      <div className="flex flex-col gap-3">
        <h2 ref={headingRef} tabIndex={-1} className="rounded-mark text-card font-semibold">
          {problemCountText(general)?.text ?? "Ready to print"}
        </h2>
        {general.length > 0 ? list : null}
        <p className="text-dense text-ink-2">
          Choose a picture on the garment to see its size and place in numbers.
          <span className="max-lg:hidden"> Press ? for all keys.</span>
        </p>
      </div>
    );
  const picture = pictures.find(({ sha256 }) => sha256 === selected.assetId);
  const own = problems.filter((problem) => problem.elementId === selected.id && problem.side === side);
  const fix = ({ to }: ProblemFix) => {
    if (selectedAsset) studio.change(to(selected, selectedAsset, studio.area, studio.largest.printScale));
    headingRef.current?.focus();
  };
  return (
    <div className="flex flex-col gap-3.5">
      <div className="flex flex-col items-start gap-1.5">
        <h2 ref={headingRef} tabIndex={-1} className="max-w-full truncate rounded-mark text-card font-semibold">
          {picture?.name ?? "Picture"}
        </h2>
        {selectedAsset ? <LargestGoodSize element={selected} asset={selectedAsset} size={studio.largest} /> : null}
      </div>
      <ProblemNotes problems={own} onFix={fix} />
      <PlaceFields studio={studio} element={selected} />
      <AlignButtons studio={studio} element={selected} />
      <SideMove studio={studio} element={selected} />
      {general.length > 0 ? (
        <div className="flex flex-col gap-2">
          <h3 className="text-body font-semibold">Elsewhere in this design</h3>
          {list}
        </div>
      ) : null}
    </div>
  );
}

const nameIn =
  ({ scene }: StudioState, pictures: readonly StudioPicture[]) =>
  ({ side, elementId }: Problem): string | null => {
    if (!side || !elementId) return null;
    const element = scene.sides[side]?.elements.find(({ id }) => id === elementId);
    return pictures.find(({ sha256 }) => sha256 === element?.assetId)?.name ?? "Missing picture";
  };
