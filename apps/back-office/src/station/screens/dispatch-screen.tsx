import { weightWords } from "@selvedge/domain/factory/parcel-weight";
import { AnswerBox } from "@selvedge/ui/factory/answer-box";
import { NextAction } from "@selvedge/ui/factory/next-action";
import { StationButton } from "@selvedge/ui/factory/station-button";
import { Printer, ScanBarcode, Truck } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ScanAnswer } from "../../data/reply.ts";
import { ActionBar } from "../action-bar.tsx";
import { DayLists } from "../day-lists.tsx";
import { NextUp } from "../next-up.tsx";
import { printHere, printPdf } from "../print-pdf.ts";
import { PrintedGarment } from "../printed-garment.tsx";
import type { StationState } from "../scans/use-station.ts";
import { WrongScan } from "../scans/wrong-scan.tsx";
import { StationFrame } from "../station-frame.tsx";
import { WeightOff } from "../weight-off.tsx";

/** Dispatch: a closed parcel is announced to its carrier, gets its label, and leaves. */
export function DispatchScreen({ state }: { state: StationState }) {
  const { station, answer } = state;
  usePrintedLabel(answer);
  const parcel = answer?.order?.parcel ?? null;
  const isOff = answer?.code === "weight_off" || answer?.code === "weight_settled";
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
        <WeightOff order={answer.order} parcel={parcel} onAccepted={() => state.show(settled(answer))} />
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

/** The parcel is right after all, and still on the bench: the next scan sends it. */
const settled = (answer: ScanAnswer): ScanAnswer => ({
  ...answer,
  code: "weight_settled",
  band: { ...answer.band, state: "good", title: "Weight accepted", detail: "The parcel can be sent." },
  next: { title: "Scan the parcel again", detail: "It is sent, and its label is printed" },
  at: new Date().toISOString(),
});

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
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:h-full lg:grid-cols-2">
      <div className="grid min-h-0 content-start gap-4 lg:order-last lg:overflow-auto">
        {parcel ? <AnswerBox label="Cage" value={parcel.carrier} state="asked" className="lg:min-h-36" /> : null}
        <AnswerBox label="Tracking" value={order.tracking} scale="code" state="done" />
        <div className="grid grid-cols-2 gap-4">
          <AnswerBox label="Order" value={order.reference} scale="code" />
          {parcel ? (
            <AnswerBox
              label={parcel.weighedGrams === null ? "Expected weight" : "Weighed"}
              value={weightWords(grams)}
              scale="code"
            />
          ) : null}
        </div>
        {parcel?.customsForm ? <AnswerBox label="Customs form" value={parcel.customsForm} scale="code" /> : null}
      </div>
      <div className="grid min-h-0 content-start gap-4 lg:overflow-auto">
        {parcel ? <Address parcel={parcel} /> : null}
        <ol aria-label="In the parcel" className="flex flex-wrap content-start gap-3">
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
