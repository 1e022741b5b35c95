import { AnswerBox } from "@selvedge/ui/factory/answer-box";
import { NextAction } from "@selvedge/ui/factory/next-action";
import { ScanBarcode, Truck } from "lucide-react";
import type { ScanAnswer } from "../data/reply.ts";
import { ActionBar } from "./action-bar.tsx";
import { NextUp } from "./next-up.tsx";
import { PrintedGarment } from "./printed-garment.tsx";
import { StationFrame } from "./station-frame.tsx";
import type { StationState } from "./use-station.ts";
import { WrongScan } from "./wrong-scan.tsx";

/** Dispatch: a closed parcel is announced to its carrier and leaves. */
export function DispatchScreen({ state }: { state: StationState }) {
  const { station, answer } = state;
  return (
    <StationFrame
      state={state}
      action={
        answer ? (
          <ActionBar answer={answer} icon={Truck} idle="" />
        ) : (
          <NextAction
            icon={ScanBarcode}
            title="Scan a parcel"
            detail="A label of a garment in it, or its packing slip"
          />
        )
      }
    >
      {answer?.band.state === "wrong" ? (
        <WrongScan answer={answer} station={station} needs="In hand" />
      ) : answer?.order ? (
        <Sent order={answer.order} />
      ) : station ? (
        <NextUp station={station} />
      ) : null}
    </StationFrame>
  );
}

function Sent({ order }: { order: NonNullable<ScanAnswer["order"]> }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:h-full lg:grid-rows-[160px_minmax(0,1fr)]">
      <AnswerBox label="Tracking" value={order.tracking} scale="size" centred state="done" />
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_380px]">
        <ol aria-label="In the parcel" className="flex min-h-0 flex-wrap content-start gap-3.5 overflow-auto">
          {order.garments.map((garment) => (
            <li
              key={garment.code}
              className="flex w-52 flex-col items-center rounded-card border border-line-strong bg-surface p-2"
            >
              <PrintedGarment garment={garment} className="h-36" />
              {garment.colour} {garment.size}
            </li>
          ))}
        </ol>
        <div className="grid content-start gap-4">
          <AnswerBox label="Order" value={order.reference} scale="code" />
          <AnswerBox label="Garments" value={String(order.garments.length)} />
        </div>
      </div>
    </div>
  );
}
