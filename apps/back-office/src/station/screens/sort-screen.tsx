import { AnswerBox } from "@selvedge/ui/factory/answer-box";
import { NextAction } from "@selvedge/ui/factory/next-action";
import { Check, PackageOpen, ScanBarcode } from "lucide-react";
import type { Garment, Station } from "../../data/reply.ts";
import { ActionBar } from "../action-bar.tsx";
import { PrintedGarment } from "../printed-garment.tsx";
import { useProblem } from "../problems/use-problem.tsx";
import type { StationState } from "../scans/use-station.ts";
import { WrongScan } from "../scans/wrong-scan.tsx";
import { StationFrame } from "../station-frame.tsx";

/** Put wall: the hole, very large, and where it is. Scanning the hole confirms that the garment is in it. */
export function SortScreen({ state }: { state: StationState }) {
  const { station, answer } = state;
  const isWrong = answer?.band.state === "wrong";
  const problem = useProblem(state);
  // A scan that was no garment leaves the one in hand with its hole.
  const garment = answer?.garment ?? answer?.needed ?? null;
  return (
    <StationFrame
      state={state}
      action={
        problem.asking ? (
          problem.asking.action
        ) : answer ? (
          <ActionBar answer={answer} icon={answer.band.state === "last" ? PackageOpen : ScanBarcode} idle="">
            {problem.button}
          </ActionBar>
        ) : (
          <NextAction icon={ScanBarcode} title="Scan a garment" detail="Its hole is shown here" />
        )
      }
    >
      {problem.asking ? (
        problem.asking.body
      ) : isWrong && answer.garment && !leavesInHand.has(answer.code) ? (
        <WrongScan answer={answer} station={station} needs="In hand" />
      ) : station ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:h-full lg:grid-rows-[minmax(0,1fr)] lg:grid-cols-2 xl:grid-cols-[500px_minmax(0,1fr)]">
          <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] gap-4 lg:grid-rows-[minmax(0,1fr)_152px]">
            {garment ? (
              <AnswerBox
                label="Hole"
                value={garment.hole}
                scale="hole"
                centred
                state={answer?.open ? "asked" : "done"}
              />
            ) : (
              <AnswerBox label="Waiting for the put wall" value={String(station.waiting)} scale="hole" centred />
            )}
            {garment ? <Held garment={garment} /> : <FirstScan />}
          </div>
          <Wall station={station} hole={garment?.hole ?? ""} />
        </div>
      ) : null}
    </StationFrame>
  );
}

/** Refusals that leave the garment in hand with its hole. */
const leavesInHand: ReadonlySet<string> = new Set(["wrong_hole", "fault_asked"]);

function Held({ garment }: { garment: Garment }) {
  return (
    <section
      aria-label="In hand"
      className="flex items-center gap-5 rounded-card border border-line-strong bg-surface px-5 max-md:gap-3 max-md:px-3"
    >
      <PrintedGarment garment={garment} className="h-32 shrink-0 max-md:h-24" />
      <p className="flex min-w-0 flex-1 items-center gap-3 truncate text-[40px]/[48px] max-md:text-[26px]/8 font-semibold tracking-[-0.02em]">
        <span
          aria-hidden
          className="size-10 shrink-0 rounded-card max-md:size-7 shadow-[inset_0_0_0_2px_rgb(128_128_128/40%)]"
          style={{ backgroundColor: garment.hex }}
        />
        <span className="truncate">{garment.colour}</span>
      </p>
      <strong className="text-[72px]/none max-md:text-[48px] font-semibold tracking-[-0.03em] whitespace-nowrap">
        {garment.size}
      </strong>
    </section>
  );
}

function FirstScan() {
  return (
    <p className="flex items-center justify-center rounded-card border border-line-strong bg-surface px-5 text-center text-[26px]/8 font-semibold">
      Scan a garment to see its hole
    </p>
  );
}

type Hole = Station["holes"][number];

function Wall({ station, hole }: { station: Station; hole: string }) {
  const columns = [...new Set(station.holes.map(({ column }) => column))];
  const rows = [...Map.groupBy(station.holes, ({ row }) => row)];
  const asked = station.holes.find(({ code }) => code === hole);
  return (
    <section
      aria-label={station.name}
      className="flex min-h-0 flex-col gap-3 overflow-x-auto rounded-card border border-line-strong bg-surface p-2 sm:p-4"
    >
      <table className="min-h-0 w-full flex-1 table-fixed border-separate border-spacing-1 sm:border-spacing-2">
        <thead>
          <tr>
            <th className="w-8" />
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={`figures h-8 ${column === asked?.column ? "text-primary" : "font-normal text-ink-2"}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([row, holes]) => (
            <tr key={row}>
              <th
                scope="row"
                className={`text-[22px] ${row === asked?.row ? "text-primary" : "font-normal text-ink-2"}`}
              >
                {row}
              </th>
              {holes.map((each) => (
                <td key={each.code} className="h-11 p-0 xl:h-13">
                  <HoleBox hole={each} isAsked={each.code === hole} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend />
    </section>
  );
}

function HoleBox({ hole, isAsked }: { hole: Hole; isAsked: boolean }) {
  const words = `${hole.code}, ${hole.state}${hole.count > 0 ? `, ${hole.count}` : ""}`;
  if (isAsked)
    return (
      <span className="flex h-full items-center justify-center rounded-control bg-primary text-[14px] font-semibold text-on-primary outline-4 sm:text-[17px] xl:text-[24px] outline-offset-3 outline-primary">
        {hole.code}
      </span>
    );
  return (
    <span
      role="img"
      aria-label={words}
      className={`flex h-full flex-col-reverse items-stretch gap-1 rounded-control border-2 p-1 sm:p-1.5 ${HOLES[hole.state]}`}
    >
      {hole.state === "ready" ? (
        <Check aria-hidden size={28} strokeWidth={2.5} className="m-auto max-h-full text-success" />
      ) : (
        Array.from({ length: Math.min(3, hole.count) }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in the pile
          <span key={place} className="h-2.5 rounded-[2px] bg-ink-3/50" />
        ))
      )}
    </span>
  );
}

const HOLES: Record<Hole["state"], string> = {
  free: "border-line-strong bg-surface",
  filling: "border-line-strong bg-surface",
  ready: "border-success bg-success-tint",
  blocked: "border-line-strong bg-[repeating-linear-gradient(135deg,var(--sv-line-strong)_0_5px,transparent_5px_11px)]",
};

function Legend() {
  return (
    <ul
      aria-hidden
      className="flex flex-wrap gap-x-6 gap-y-1 text-[20px]/7 text-ink-2 max-xl:gap-x-4 max-xl:text-[17px]/6"
    >
      {(["ready", "filling", "free", "blocked"] as const).map((state) => (
        <li key={state} className="flex items-center gap-2.5 capitalize">
          <span className={`flex size-6 flex-col-reverse overflow-hidden rounded-mark border-2 ${HOLES[state]}`}>
            {state === "filling" ? <span className="h-2.5 bg-ink-3/50" /> : null}
          </span>
          {state}
        </li>
      ))}
    </ul>
  );
}
