import { AnswerBox } from "@selvedge/ui/factory/answer-box";
import { type CheckRow, CheckRows } from "@selvedge/ui/factory/check-rows";
import { NextAction } from "@selvedge/ui/factory/next-action";
import { PrintedWords } from "@selvedge/ui/factory/printed-words";
import { StationButton } from "@selvedge/ui/factory/station-button";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { Droplets, Printer, RotateCcw, Ruler, Shirt } from "lucide-react";
import { useState } from "react";
import { api } from "../../data/api.ts";
import { failureText } from "../../data/failure-text.ts";
import type { Garment } from "../../data/reply.ts";
import { ActionBar } from "../action-bar.tsx";
import { colourLabel } from "../garment-words.ts";
import { NextUp } from "../next-up.tsx";
import { PlatenView } from "../platen-view.tsx";
import { PrintedGarment } from "../printed-garment.tsx";
import { PrintFailed } from "../problems/print-failed.tsx";
import { ReasonDialog } from "../problems/reason-dialog.tsx";
import { useProblem } from "../problems/use-problem.tsx";
import { useMachineAnswer } from "../scans/use-machine-answer.ts";
import type { StationState } from "../scans/use-station.ts";
import { WrongScan } from "../scans/wrong-scan.tsx";
import { StationFrame } from "../station-frame.tsx";

/** Print: the running side at true scale on its platen. The file goes to the machine at the scan. */
export function PrintScreen({ state }: { state: StationState }) {
  const { station, answer } = state;
  const garment = answer?.garment;
  const problem = useProblem(state);
  useMachineAnswer(state);
  const hasFailed = answer?.code === "print_failed" && garment;
  // What was no garment leaves the one on the machine on its platen, and so does a question about it.
  const isQuestion = answer?.code === "fault_asked";
  const left =
    answer?.band.state !== "wrong" ? null : isQuestion ? answer.garment : answer.garment ? null : answer.needed;
  const isRunning = garment && answer.side !== null && answer.band.state !== "wrong";
  return (
    <StationFrame
      state={state}
      action={
        problem.asking?.action ??
        (hasFailed ? (
          <NextAction icon={RotateCcw} title={answer.next.title} detail={answer.next.detail}>
            {problem.button}
          </NextAction>
        ) : (
          <ActionBar
            answer={answer}
            icon={garment && !garment.platen ? Printer : Shirt}
            idle="Scan a label"
            idleDetail="Its file is sent to the machine when you scan"
          >
            {isRunning && station && answer.code !== "machine_side_done" ? (
              <SendAgain garment={garment} side={answer.side ?? 0} station={station.code} />
            ) : null}
            {problem.button}
          </ActionBar>
        ))
      }
    >
      {problem.asking ? (
        problem.asking.body
      ) : hasFailed ? (
        <PrintFailed answer={answer} garment={garment} />
      ) : left ? (
        <RunningSide garment={left} index={firstUnprinted(left)} isUnderWrong />
      ) : answer?.band.state === "wrong" ? (
        <WrongScan answer={answer} station={station} needs="On this machine" />
      ) : isRunning ? (
        <RunningSide garment={garment} index={answer.side ?? 0} />
      ) : station ? (
        <NextUp station={station} />
      ) : null}
    </StationFrame>
  );
}

const firstUnprinted = ({ sides }: Garment): number =>
  Math.max(
    0,
    sides.findIndex(({ isPrinted }) => !isPrinted),
  );

/** The band of a wrong scan and the words of a piece take more of the height: the profile, which the machine has anyway, is hidden. */
function RunningSide({
  garment,
  index,
  isUnderWrong = false,
}: {
  garment: Garment;
  index: number;
  isUnderWrong?: boolean;
}) {
  const side = garment.sides[index] ?? garment.sides[0];
  if (!side) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:h-full lg:grid-rows-[minmax(0,1fr)] lg:grid-cols-2 xl:grid-cols-[556px_minmax(0,1fr)]">
      <figure className="relative min-h-0 rounded-card border border-line bg-linear-to-b from-[#f2f1ec] to-[#e6e1d9] p-2 max-lg:h-90">
        <PlatenView garment={garment} side={side} />
        <figcaption className="absolute right-3 bottom-3 rounded-control bg-[#f2f1ec] px-2.5 font-semibold text-[#1b1d22]">
          {garment.platen?.name ?? sizeWords(side)}
        </figcaption>
      </figure>
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] content-start gap-4 lg:grid-rows-[132px_130px_minmax(0,1fr)] lg:has-[[data-words]]:grid-rows-[132px_130px_auto_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)_190px] gap-4 max-xl:grid-cols-[minmax(0,1fr)_140px] max-lg:grid-cols-2">
          <AnswerBox label={colourLabel(garment)} value={garment.colour} colour={garment.hex} />
          <AnswerBox label="Size" value={garment.size} scale="size" centred className="py-1!" />
        </div>
        <AnswerBox
          label={`Side ${index + 1} of ${garment.sides.length}`}
          value={side.name}
          state="asked"
          aside={<Sides garment={garment} index={index} />}
        />
        <PrintedWords words={garment.words} />
        <CheckRows
          rows={
            isUnderWrong || garment.words.length > 0 ? conditions(garment, side).slice(0, 2) : conditions(garment, side)
          }
        />
      </div>
    </div>
  );
}

function Sides({ garment, index }: { garment: Garment; index: number }) {
  return (
    <span className="flex gap-2.5">
      {garment.sides.map((side, place) => (
        <span
          key={side.side}
          className={`flex size-22 max-xl:size-18 items-center justify-center rounded-card p-1 ${place === index ? "bg-primary" : "border-2 border-line-strong bg-surface opacity-80"}`}
        >
          <PrintedGarment garment={garment} side={side.side} className="w-full" />
        </span>
      ))}
    </span>
  );
}

const sizeWords = ({ widthMm, heightMm }: Garment["sides"][number]): string =>
  `${Math.round(widthMm)} × ${Math.round(heightMm)} mm`;

/** A sheet meets neither a platen nor pretreat. */
function conditions(garment: Garment, side: Garment["sides"][number]): CheckRow[] {
  const profile = { id: "profile", label: "Profile", value: garment.recipe.printProfile, icon: Droplets };
  if (!garment.platen) return [{ id: "size", label: "Print size", value: sizeWords(side), icon: Ruler }, profile];
  return [
    { id: "platen", label: "Platen", value: garment.platen.name, isMet: true },
    {
      id: "pretreat",
      label: "Pretreat",
      value: pretreatWords(garment),
      isMet: !garment.needsPretreat || garment.pretreatedAt !== null,
    },
    profile,
  ];
}

function pretreatWords({ needsPretreat, pretreatedAt }: Garment): string {
  if (!needsPretreat) return "not needed";
  if (!pretreatedAt) return "not done";
  const minutes = Math.max(0, Math.round((Date.now() - new Date(pretreatedAt).getTime()) / 60_000));
  return minutes < 60 ? `${minutes} min ago, dry` : `${Math.floor(minutes / 60)} h ${minutes % 60} min ago, dry`;
}

/** The machine lost the file: one more copy, for a reason. */
function SendAgain({ garment, side, station }: { garment: Garment; side: number; station: string }) {
  const [isOpen, setOpen] = useState(false);
  const send = async (reason: string) => {
    const body = {
      station,
      side: (garment.sides[side]?.side ?? "front") as "front",
      reason,
      clientEventId: crypto.randomUUID(),
    };
    try {
      const { data } = await api("POST /factory/labels/{label}/resend/", { params: { label: garment.code }, body });
      showSnackbar({ code: `resend ${data.copy}`, text: data.message });
      setOpen(false);
    } catch (failure) {
      showSnackbar({ code: "resend", text: failureText(failure), tone: "failed" });
    }
  };
  return (
    <>
      <StationButton icon={RotateCcw} onPress={() => setOpen(true)}>
        Send again
      </StationButton>
      <ReasonDialog
        title="Send the file again"
        confirm="Send again"
        example="The machine was restarted"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onReason={send}
      />
    </>
  );
}
