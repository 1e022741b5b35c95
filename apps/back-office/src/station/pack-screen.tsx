import { AnswerBox } from "@selvedge/ui/factory/answer-box";
import { NextAction } from "@selvedge/ui/factory/next-action";
import { StationButton } from "@selvedge/ui/factory/station-button";
import { Check, FileText, Mail, PackageCheck, ScanBarcode } from "lucide-react";
import type { Garment, ScanAnswer } from "../data/reply.ts";
import { ActionBar } from "./action-bar.tsx";
import { NextUp } from "./next-up.tsx";
import { printPdf } from "./print-pdf.ts";
import { PrintedGarment } from "./printed-garment.tsx";
import { StationFrame } from "./station-frame.tsx";
import { useProblem } from "./use-problem.tsx";
import type { StationState } from "./use-station.ts";
import { WrongScan } from "./wrong-scan.tsx";

type Order = NonNullable<ScanAnswer["order"]>;

/** Pack: every garment of the order as a tile; each is scanned in, and the last one closes the parcel. */
export function PackScreen({ state }: { state: StationState }) {
  const { station, answer } = state;
  const order = answer?.order ?? null;
  const problem = useProblem(state);
  return (
    <StationFrame
      state={state}
      action={
        problem.asking ? (
          problem.asking.action
        ) : answer ? (
          <ActionBar answer={answer} icon={order?.isClosed ? PackageCheck : ScanBarcode} idle="">
            {order && answer.band.state !== "wrong" ? (
              <StationButton icon={FileText} onPress={() => printPdf(order.slipUrl)}>
                <span className="max-md:sr-only">Slip</span>
              </StationButton>
            ) : null}
            {problem.button}
          </ActionBar>
        ) : (
          <NextAction icon={ScanBarcode} title="Scan a hole or a label" detail="All garments of the order are shown" />
        )
      }
    >
      {problem.asking ? (
        problem.asking.body
      ) : answer?.band.state === "wrong" ? (
        <WrongScan answer={answer} station={station} needs="Parcel needs" />
      ) : order ? (
        <Parcel order={order} next={answer?.needed ?? null} last={answer?.garment ?? null} />
      ) : station ? (
        <NextUp station={station} />
      ) : null}
    </StationFrame>
  );
}

const isIn = ({ state }: Garment) => state === "packed" || state === "dispatched";

function Parcel({ order, next, last }: { order: Order; next: Garment | null; last: Garment | null }) {
  const big = next ?? last ?? order.garments[0];
  if (!big) return null;
  const left = order.garments.length - order.packed;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:h-full lg:grid-rows-[158px_minmax(0,1fr)]">
      <ol aria-label="Garments of the order" className="flex gap-3.5 overflow-x-auto">
        {order.garments.map((garment) => (
          <Tile key={garment.code} garment={garment} isNext={garment.code === next?.code} />
        ))}
      </ol>
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[460px_minmax(0,1fr)]">
        <div
          className={`flex min-h-0 items-center justify-center rounded-card border-4 bg-linear-to-b from-[#f2f1ec] to-[#e6e1d9] p-2 max-lg:h-60 ${next ? "border-primary" : "border-success"}`}
        >
          <PrintedGarment garment={big} />
        </div>
        <div className="grid min-h-0 grid-cols-2 gap-3.5 lg:grid-rows-2">
          <AnswerBox
            label={next ? (left === 1 ? "Next, the last one" : "Next") : "Last one in"}
            value={big.colour}
            colour={big.hex}
          />
          <AnswerBox label="Size" value={big.size} />
          <section className="flex flex-col justify-center rounded-card border border-line-strong bg-surface px-5 py-3">
            <h2 className="flex items-center gap-2 font-medium text-ink-2">
              <Mail aria-hidden size={24} />
              Bag
            </h2>
            <p className="text-[34px]/[40px] font-semibold tracking-[-0.02em]">{order.bag.name}</p>
            <p className="text-ink-2">{order.bag.size}</p>
          </section>
          <section
            className={`flex flex-col justify-center rounded-card border px-5 py-3 ${order.isClosed ? "border-success bg-success-tint" : "border-line-strong bg-surface"}`}
          >
            <h2 className="flex items-center gap-2 font-medium text-ink-2">
              <FileText aria-hidden size={24} />
              Packing slip
            </h2>
            <p className="text-[34px]/[40px] font-semibold tracking-[-0.02em]">
              {order.isClosed ? "Put it in, close" : "When all are in"}
            </p>
            <p className="text-ink-2">{order.reference}</p>
          </section>
        </div>
      </div>
    </div>
  );
}

function Tile({ garment, isNext }: { garment: Garment; isNext: boolean }) {
  const isDone = isIn(garment);
  const look = isDone ? "border-success" : isNext ? "border-primary" : "border-line-strong";
  return (
    <li
      className={`relative flex w-59 shrink-0 flex-col items-center justify-end rounded-card border-4 bg-surface pb-2 ${look}`}
    >
      <PrintedGarment garment={garment} className="h-25" />
      <span className="truncate">
        {garment.colour} {garment.size}
      </span>
      <span
        aria-hidden
        className={`figures absolute -top-1 -right-1 flex size-11 items-center justify-center rounded-tr-card rounded-bl-card text-[22px] font-semibold ${isDone ? "bg-success text-white" : isNext ? "bg-primary text-on-primary" : "bg-sunken text-ink-2"}`}
      >
        {isDone ? <Check size={26} strokeWidth={2.5} /> : garment.counter}
      </span>
      <span className="sr-only">{isDone ? "packed" : isNext ? "next" : "still to pack"}</span>
    </li>
  );
}
