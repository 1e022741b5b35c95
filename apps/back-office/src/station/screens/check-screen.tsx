import { AnswerBox } from "@selvedge/ui/factory/answer-box";
import { PrintedWords } from "@selvedge/ui/factory/printed-words";
import { Check, Droplet, MoveVertical, Ruler, ScanEye, Shirt, SpellCheck, X } from "lucide-react";
import { Button } from "react-aria-components/Button";
import type { Garment } from "../../data/reply.ts";
import { useMay } from "../../session/person.ts";
import { ActionBar } from "../action-bar.tsx";
import { MeasuredGarment } from "../art-box.tsx";
import { garmentAtQc } from "../garment-at-qc.ts";
import { NextUp } from "../next-up.tsx";
import { PrintedGarment } from "../printed-garment.tsx";
import { DefectAction, DefectGrid } from "../problems/defect-grid.tsx";
import { ReprintLabel } from "../problems/reprint-label.tsx";
import { useFault } from "../problems/use-fault.ts";
import { useProblem } from "../problems/use-problem.tsx";
import type { StationState } from "../scans/use-station.ts";
import { WrongScan } from "../scans/wrong-scan.tsx";
import { StationFrame } from "../station-frame.tsx";

/** QC: the picture it must look like. Its hole, the label again, P or the Pass card passes; F opens the defects. */
export function CheckScreen({ state }: { state: StationState }) {
  const { station, answer, defectPrompt } = state;
  const mayFail = useMay("labels.fault");
  const fault = useFault(station?.code ?? "", state.show);
  // What has passed may turn out to be spoilt all the same.
  const problem = useProblem(state);
  const garment = garmentAtQc(answer);
  const isFailing = defectPrompt.isOpen && garment !== null;
  return (
    <StationFrame
      state={state}
      action={
        garment && isFailing ? (
          <DefectAction onBack={() => defectPrompt.set(false)} />
        ) : garment ? (
          <PassOrFail onPass={() => state.scan("PASS")} onFail={mayFail ? () => defectPrompt.set(true) : null} />
        ) : (
          (problem.asking?.action ?? (
            <ActionBar answer={answer} icon={Shirt} idle="Scan a garment">
              {fault.printAgain && answer?.code.startsWith("fault_") ? (
                <ReprintLabel onPress={fault.printAgain} />
              ) : null}
              {problem.button}
            </ActionBar>
          ))
        )
      }
    >
      {garment && isFailing ? (
        <DefectGrid
          garment={garment}
          station="check"
          onBack={() => defectPrompt.set(false)}
          isBusy={fault.isBusy}
          onDefect={(defect) => fault.report(garment.code, defect)}
        />
      ) : garment ? (
        <MustLookLike garment={garment} />
      ) : problem.asking ? (
        problem.asking.body
      ) : answer?.band.state === "wrong" ? (
        <WrongScan answer={answer} station={station} needs="In hand" />
      ) : station ? (
        <NextUp station={station} />
      ) : null}
    </StationFrame>
  );
}

function MustLookLike({ garment }: { garment: Garment }) {
  const [side, ...others] = garment.sides;
  if (!side) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:h-full lg:grid-rows-[minmax(0,1fr)] lg:grid-cols-2 xl:grid-cols-[620px_minmax(0,1fr)]">
      <figure className="relative flex min-h-0 items-center justify-center rounded-card border border-line bg-linear-to-b from-[#f2f1ec] to-[#e6e1d9] p-2 max-lg:h-90">
        <MeasuredGarment garment={garment} side={side} />
        {others.map((other) => (
          <span
            key={other.side}
            className="absolute right-3 bottom-3 w-34 rounded-card border border-line-strong bg-white p-2 text-center text-[#1b1d22]"
          >
            <PrintedGarment garment={garment} side={other.side} className="w-full" />
            {other.name}
          </span>
        ))}
      </figure>
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] content-start gap-4 lg:grid-rows-[132px_minmax(0,1fr)] lg:has-[[data-words]]:grid-rows-[132px_auto_minmax(0,1fr)]">
        <div
          className={`grid gap-4 ${garment.hole ? "grid-cols-[minmax(0,1fr)_120px_150px] max-xl:grid-cols-[minmax(0,1fr)_100px_120px] max-md:gap-2" : "grid-cols-[minmax(0,1fr)_170px] max-xl:grid-cols-[minmax(0,1fr)_140px] max-lg:grid-cols-2"}`}
        >
          <AnswerBox label="Colour" value={garment.colour} colour={garment.hex} />
          <AnswerBox label="Size" value={garment.size} scale="size" centred className="py-1!" />
          {garment.hole ? (
            <AnswerBox label="Hole" value={garment.hole} scale="size" centred className="py-1!" state="asked" />
          ) : null}
        </div>
        <PrintedWords words={garment.words} />
        <Checks garment={garment} collarMm={side.collarMm} />
      </div>
    </div>
  );
}

function Checks({ garment, collarMm }: { garment: Garment; collarMm: number }) {
  const rows = [
    { icon: Shirt, words: `${garment.colour} ${garment.size}, no hole or stain` },
    ...(garment.words.length > 0 ? [{ icon: SpellCheck, words: "The words, letter for letter" }] : []),
    { icon: Ruler, words: "Straight, within 2°" },
    { icon: MoveVertical, words: collarMm > 0 ? `${collarMm} mm from the collar, ± 10` : "In the middle, ± 10 mm" },
    { icon: ScanEye, words: garment.needsPretreat ? "Even white, no lines" : "Even colour, no lines" },
    { icon: Droplet, words: garment.needsPretreat ? "No pretreat mark" : "No ink drop" },
  ];
  return (
    <ul className="flex flex-col justify-around divide-y divide-line rounded-card border border-line-strong bg-surface px-5">
      {rows.map(({ icon: Icon, words }) => (
        <li
          key={words}
          className="flex flex-1 items-center gap-4 py-2.5 text-[26px]/8 font-medium max-xl:py-1 max-xl:text-[22px]/7"
        >
          <Icon aria-hidden size={30} strokeWidth={1.75} className="shrink-0 text-ink-2" />
          {words}
        </li>
      ))}
    </ul>
  );
}

function PassOrFail({ onPass, onFail }: { onPass: () => void; onFail: (() => void) | null }) {
  return (
    <section
      aria-label="Next: pass or fail"
      className="grid grid-cols-[minmax(0,1fr)_380px] gap-4 px-6 pb-5 max-lg:grid-cols-2 max-lg:px-3"
    >
      <Button
        onPress={onPass}
        aria-keyshortcuts="P"
        className={`${CHOICE} bg-band-good text-[68px]/none text-white max-lg:text-[40px]`}
      >
        <Check aria-hidden size={76} strokeWidth={2.5} className="max-lg:size-10" />
        Pass
      </Button>
      <Button
        isDisabled={onFail === null}
        onPress={onFail ?? undefined}
        aria-keyshortcuts="F"
        className={`${CHOICE} border-4 border-danger bg-surface text-[54px]/none text-danger max-lg:text-[40px]`}
      >
        <X aria-hidden size={56} strokeWidth={2.5} className="max-lg:size-10" />
        Fail
      </Button>
    </section>
  );
}

const CHOICE =
  "flex h-32 items-center justify-center gap-6 rounded-card font-semibold tracking-[-0.025em] focus-visible:outline-4 data-disabled:opacity-40 data-hovered:brightness-105 data-pressed:brightness-95 max-lg:gap-3";
