import { AnswerBox } from "@selvedge/ui/factory/answer-box";
import { CheckRows } from "@selvedge/ui/factory/check-rows";
import { GarmentPane } from "@selvedge/ui/factory/garment-pane";
import { Droplets, Heater } from "lucide-react";
import type { Garment } from "../../data/reply.ts";
import { ActionBar } from "../action-bar.tsx";
import { sidesOf } from "../garment-words.ts";
import { NextUp } from "../next-up.tsx";
import { PrintedGarment } from "../printed-garment.tsx";
import { useProblem } from "../problems/use-problem.tsx";
import type { StationState } from "../scans/use-station.ts";
import { WrongScan } from "../scans/wrong-scan.tsx";
import { StationFrame } from "../station-frame.tsx";

/** Pretreat: the recipe of the scanned garment, to be read from the machine. */
export function PretreatScreen({ state }: { state: StationState }) {
  const { station, answer } = state;
  const problem = useProblem(state);
  // What was no garment leaves the one in hand with its recipe.
  const left = answer?.band.state === "wrong" && !answer.garment ? answer.needed : null;
  return (
    <StationFrame
      state={state}
      action={
        problem.asking?.action ?? (
          <ActionBar answer={answer} icon={Droplets} idle="Scan a garment">
            {problem.button}
          </ActionBar>
        )
      }
    >
      {problem.asking ? (
        problem.asking.body
      ) : left ? (
        <Recipe garment={left} state="plain" />
      ) : answer?.band.state === "wrong" ? (
        <WrongScan answer={answer} station={station} needs="In hand" />
      ) : answer?.garment ? (
        <Recipe garment={answer.garment} state={answer.outcome === "repeated" ? "done" : "asked"} />
      ) : station ? (
        <NextUp station={station} />
      ) : null}
    </StationFrame>
  );
}

/** "done": it has been sprayed before, and must not be again. "plain": it was scanned before something else. */
function Recipe({ garment, state }: { garment: Garment; state: "asked" | "done" | "plain" }) {
  const { recipe } = garment;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:h-full lg:grid-rows-[minmax(0,1fr)] lg:grid-cols-2 xl:grid-cols-[500px_minmax(0,1fr)]">
      <div className="max-lg:h-70">
        <GarmentPane title={garment.name} code={garment.sku}>
          <PrintedGarment garment={garment} />
        </GarmentPane>
      </div>
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] gap-4 lg:grid-rows-[134px_minmax(0,1fr)_auto]">
        <div className="grid grid-cols-[minmax(0,1fr)_190px] gap-4 max-xl:grid-cols-[minmax(0,1fr)_140px] max-lg:grid-cols-2">
          <AnswerBox label="Colour" value={garment.colour} colour={garment.hex} />
          <AnswerBox label="Size" value={garment.size} scale="size" centred className="py-1!" />
        </div>
        <AnswerBox
          label={`${state === "done" ? "Sprayed" : "Spray"}, ${sidesOf(garment)}`}
          value={`${recipe.volumeMl} ml`}
          scale="size"
          state={state}
        />
        <CheckRows
          rows={[
            {
              id: "fluid",
              label: "Fluid",
              value: `${recipe.fluid}, ${recipe.passes === 1 ? "1 pass" : `${recipe.passes} passes`}`,
              icon: Droplets,
            },
            {
              id: "press",
              label: "Press",
              value: `${recipe.pressCelsius} °C for ${recipe.pressSeconds} s`,
              icon: Heater,
            },
          ]}
        />
      </div>
    </div>
  );
}
