import { weightWords } from "@selvedge/domain/factory/parcel-weight";
import { AnswerBox } from "@selvedge/ui/factory/answer-box";
import { NextAction } from "@selvedge/ui/factory/next-action";
import { StationButton } from "@selvedge/ui/factory/station-button";
import { Printer, ScanBarcode, Truck } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ScanAnswer } from "../data/reply.ts";
import { ActionBar } from "./action-bar.tsx";
import { DayLists } from "./day-lists.tsx";
import { NextUp } from "./next-up.tsx";
import { ParcelWeight } from "./parcel-weight.tsx";
import { printHere, printPdf } from "./print-pdf.ts";
import { PrintedGarment } from "./printed-garment.tsx";
import { StationFrame } from "./station-frame.tsx";
import type { StationState } from "./use-station.ts";
import { WrongScan } from "./wrong-scan.tsx";

/** Dispatch: a closed parcel is announced to its carrier, gets its label, and leaves. */
export function DispatchScreen({ state }: { state: StationState }) {
  const { station, answer } = state;
  usePrintedLabel(answer);
  const parcel = answer?.order?.parcel ?? null;
  const isOff = answer?.code === "weight_off";
  return (
    <StationFrame
      state={state}
      action={
        answer ? (
          <ActionBar answer={answer} icon={Truck} idle="">
            {parcel?.labelUrl ? (
              <StationButton icon={Printer} onPress={() => printPdf(parcel.labelUrl)}>
                Again
              </StationButton>
            ) : null}
          </ActionBar>
        ) : (
          <NextAction
            icon={ScanBarcode}
            title="Scan a parcel"
            detail="A label of a garment in it, or its packing slip"
          />
        )
      }
    >
      {isOff && answer?.order && parcel ? (
        <div className="mx-auto max-w-160">
          <ParcelWeight key={answer.order.id} orderId={answer.order.id} parcel={parcel} />
        </div>
      ) : answer?.band.state === "wrong" ? (
        <WrongScan answer={answer} station={station} needs="In hand" />
      ) : answer?.order ? (
        <Sent order={answer.order} />
      ) : station ? (
        <div className="flex min-h-full flex-col gap-5">
          <NextUp station={station} />
          <DayLists />
        </div>
      ) : null}
    </StationFrame>
  );
}

/** Prints the label of a parcel that was just sent, once. */
function usePrintedLabel(answer: ScanAnswer | null): void {
  const printed = useRef("");
  const url = answer?.code === "dispatched" && answer.outcome === "moved" ? (answer.order?.parcel?.labelUrl ?? "") : "";
  const once = url && `${url} ${answer?.at}`;
  useEffect(() => {
    if (!once || printed.current === once) return;
    printed.current = once;
    printHere(url);
  }, [once, url]);
}

function Sent({ order }: { order: NonNullable<ScanAnswer["order"]> }) {
  const { parcel } = order;
  const grams = parcel?.weighedGrams ?? parcel?.expectedGrams ?? 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:h-full lg:grid-rows-[112px_minmax(0,1fr)]">
      <AnswerBox label="Tracking" value={order.tracking} scale="word" centred state="done" />
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-h-0 content-start gap-4 overflow-auto sm:grid-cols-2">
          {parcel ? <Address parcel={parcel} /> : null}
          <ol aria-label="In the parcel" className="flex min-h-0 flex-wrap content-start gap-3">
            {order.garments.map((garment) => (
              <li
                key={garment.code}
                className="flex w-36 flex-col items-center rounded-card border border-line-strong bg-surface p-2 text-center"
              >
                <PrintedGarment garment={garment} className="h-24" />
                {garment.colour} {garment.size}
              </li>
            ))}
          </ol>
        </div>
        <div className="grid min-h-0 content-start gap-3 overflow-auto">
          {parcel ? <AnswerBox label="Cage" value={parcel.carrier} state="asked" /> : null}
          <AnswerBox label="Order" value={order.reference} scale="code" />
          {parcel ? (
            <AnswerBox
              label={parcel.weighedGrams === null ? "Weight by its contents" : "Weighed"}
              value={weightWords(grams)}
              scale="code"
            />
          ) : null}
          {parcel?.customsForm ? <AnswerBox label="Customs form" value={parcel.customsForm} scale="code" /> : null}
        </div>
      </div>
    </div>
  );
}

function Address({ parcel }: { parcel: NonNullable<NonNullable<ScanAnswer["order"]>["parcel"]> }) {
  return (
    <section className="min-w-0 rounded-card border border-line-strong bg-surface px-5 py-3">
      <h2 className="font-medium text-ink-2 max-md:text-[17px]/6">Deliver to</h2>
      <p className="text-[24px]/8 font-semibold wrap-anywhere">{parcel.to.name}</p>
      {parcel.to.lines.map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
    </section>
  );
}
