import { wordsInOneLine } from "@selvedge/domain/personalisation/line-texts";
import { AnswerBox } from "@selvedge/ui/factory/answer-box";
import { NextAction } from "@selvedge/ui/factory/next-action";
import { StationButton } from "@selvedge/ui/factory/station-button";
import { Check, FileText, Mail, PackageCheck, ScanBarcode, X } from "lucide-react";
import type { Garment, ScanAnswer, Station } from "../../data/reply.ts";
import { ActionBar } from "../action-bar.tsx";
import { NextUp } from "../next-up.tsx";
import { ParcelWeight } from "../parcel-weight.tsx";
import { printPdf } from "../print-pdf.ts";
import { PrintedGarment } from "../printed-garment.tsx";
import { useProblem } from "../problems/use-problem.tsx";
import type { StationState } from "../scans/use-station.ts";
import { WrongScan } from "../scans/wrong-scan.tsx";
import { StationFrame } from "../station-frame.tsx";

type Order = NonNullable<ScanAnswer["order"]>;

/** Pack: every garment of the order as a tile; each is scanned in, and the last one closes the parcel. */
export function PackScreen({ state }: { state: StationState }) {
  const { station, answer } = state;
  const order = answer?.order ?? null;
  const problem = useProblem(state);
  const isWrong = answer?.band.state === "wrong";
  return (
    <StationFrame
      state={state}
      action={
        problem.asking ? (
          problem.asking.action
        ) : answer ? (
          <ActionBar answer={answer} icon={order?.isClosed ? PackageCheck : ScanBarcode} idle="">
            {order && !isWrong ? (
              <StationButton icon={FileText} onPress={() => printPdf(order.slipUrl)}>
                Slip
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
      ) : isWrong && !(order && !answer.garment) ? (
        <WrongOverParcel answer={answer} station={station} />
      ) : order ? (
        <Parcel
          order={order}
          next={answer?.needed ?? null}
          last={answer?.garment ?? null}
          refused={isWrong ? answer.band.title : ""}
        />
      ) : station ? (
        <NextUp station={station} />
      ) : null}
    </StationFrame>
  );
}

const isIn = ({ state }: Garment) => state === "packed" || state === "dispatched";

/** A garment that does not belong in: what it is, and under the parcel's garments what the parcel needs. */
function WrongOverParcel({ answer, station }: { answer: ScanAnswer; station: Station | undefined }) {
  const wrong = <WrongScan answer={answer} station={station} needs="Parcel needs" />;
  if (!answer.order) return wrong;
  return (
    <div className="grid min-h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] gap-3 lg:h-full">
      <Strip order={answer.order} next={answer.needed} isTall={false} />
      {wrong}
    </div>
  );
}

/** The garments of the parcel: as tiles where there is room, else in one low line. */
function Strip({ order, next, isTall }: { order: Order; next: Garment | null; isTall: boolean }) {
  return (
    <ol
      aria-label="Garments of the order"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, the keyboard has to reach that
      tabIndex={0}
      className="flex min-w-0 gap-3.5 overflow-x-auto focus-visible:-outline-offset-2 max-md:gap-2"
    >
      {order.garments.map((garment) => (
        <Tile key={garment.code} garment={garment} isNext={garment.code === next?.code} isTall={isTall} />
      ))}
    </ol>
  );
}

function Parcel({
  order,
  next,
  last,
  refused,
}: {
  order: Order;
  next: Garment | null;
  last: Garment | null;
  /** What a scan was that did not get in; empty where none was refused. */
  refused: string;
}) {
  const big = next ?? last ?? order.garments[0];
  if (!big) return null;
  const left = order.garments.length - order.packed;
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3 lg:h-full ${refused ? "lg:grid-rows-[56px_minmax(0,1fr)]" : "lg:grid-rows-[158px_minmax(0,1fr)]"}`}
    >
      <Strip order={order} next={next} isTall={!refused} />
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[380px_minmax(0,1fr)] xl:grid-cols-[460px_minmax(0,1fr)]">
        <div
          className={`flex min-h-0 flex-col items-center justify-center rounded-card border-4 bg-linear-to-b from-[#f2f1ec] to-[#e6e1d9] p-2 max-lg:h-60 max-md:h-44 ${next ? "border-primary" : "border-success"}`}
        >
          <PrintedGarment garment={big} {...(big.words.length > 0 ? { className: "min-h-0 h-3/4" } : {})} />
          {big.words.length > 0 ? (
            <p className="text-center text-[18px]/6 font-medium text-[#1b1d22]">{wordsInOneLine(big.words)}</p>
          ) : null}
        </div>
        <div
          className={`grid min-h-0 grid-cols-2 gap-3.5 max-md:gap-3 ${order.parcel ? "lg:grid-rows-[auto_minmax(0,1fr)]" : "lg:grid-rows-[minmax(0,1fr)_minmax(0,1fr)]"}`}
        >
          {order.parcel && !refused ? (
            <div className="col-span-2 grid">
              <ParcelWeight key={order.id} orderId={order.id} parcel={order.parcel} />
            </div>
          ) : (
            <>
              <AnswerBox
                label={next ? (left === 1 ? "The last one" : "Next") : "Last one in"}
                value={big.colour}
                colour={big.hex}
              />
              <AnswerBox label="Size" value={big.size} />
            </>
          )}
          <section className="flex flex-col justify-center rounded-card border border-line-strong bg-surface px-5 py-3 max-xl:px-4 max-xl:py-1.5">
            <h2 className="flex items-center gap-2 font-medium text-ink-2 max-md:text-[17px]/6 max-md:[&>svg]:size-5">
              <Mail aria-hidden size={24} />
              Bag
            </h2>
            <p className="text-[34px]/[40px] font-semibold tracking-[-0.02em] max-xl:text-[26px]/8 max-md:text-[20px]/7">
              {order.bag.name}
            </p>
            <p className="text-ink-2">{order.bag.size}</p>
          </section>
          {refused ? (
            <section className="flex flex-col justify-center rounded-card border-[3px] border-danger bg-danger-tint px-5 py-3 max-xl:px-4 max-xl:py-1.5">
              <h2 className="flex items-center gap-2 font-medium text-danger max-md:text-[17px]/6 max-md:[&>svg]:size-5">
                <X aria-hidden size={24} strokeWidth={2.5} />
                Not packed
              </h2>
              <p className="text-[34px]/[40px] font-semibold tracking-[-0.02em] max-xl:text-[26px]/8 max-md:text-[20px]/7">
                {refused}
              </p>
              <p className="text-ink-2">The parcel is unchanged</p>
            </section>
          ) : (
            <Slip order={order} />
          )}
        </div>
      </div>
    </div>
  );
}

function Slip({ order }: { order: Order }) {
  return (
    <section
      className={`flex flex-col justify-center rounded-card border px-5 py-3 max-xl:px-4 max-xl:py-1.5 ${order.isClosed ? "border-success bg-success-tint" : "border-line-strong bg-surface"}`}
    >
      <h2 className="flex items-center gap-2 font-medium text-ink-2 max-md:text-[17px]/6 max-md:[&>svg]:size-5">
        <FileText aria-hidden size={24} />
        Packing slip
      </h2>
      <p className="text-[34px]/[40px] font-semibold tracking-[-0.02em] max-xl:text-[26px]/8 max-md:text-[20px]/7">
        {order.isClosed ? "Put it in, close" : "When all are in"}
      </p>
      <p className="text-ink-2">{order.reference}</p>
    </section>
  );
}

function Tile({ garment, isNext, isTall }: { garment: Garment; isNext: boolean; isTall: boolean }) {
  const isDone = isIn(garment);
  const look = isDone ? "border-success" : isNext ? "border-primary" : "border-line-strong";
  const badge = isDone ? "bg-success text-white" : isNext ? "bg-primary text-on-primary" : "bg-sunken text-ink-2";
  return (
    <li className={`relative flex shrink-0 items-center bg-surface ${isTall ? TALL : LOW} ${look}`}>
      <PrintedGarment garment={garment} className={isTall ? "h-25 max-md:h-11" : "h-11"} />
      <span className="truncate">
        {garment.colour} {garment.size}
        {garment.words.length > 0 ? ` · ${wordsInOneLine(garment.words)}` : ""}
      </span>
      <span
        aria-hidden
        className={`figures flex items-center justify-center font-semibold ${isTall ? TALL_BADGE : LOW_BADGE} ${badge}`}
      >
        {isDone ? <Check strokeWidth={2.5} className="size-[1.15em]" /> : garment.counter}
      </span>
      <span className="sr-only">{isDone ? "packed" : isNext ? "next" : "still to pack"}</span>
    </li>
  );
}

const LOW = "h-14 gap-2 rounded-card border-2 px-2 text-[18px]/6 font-medium";
const TALL =
  "md:w-59 md:flex-col md:justify-end md:rounded-card md:border-4 md:pb-2 " +
  "max-md:h-14 max-md:gap-2 max-md:rounded-card max-md:border-2 max-md:px-2 max-md:text-[18px]/6 max-md:font-medium";
const LOW_BADGE = "size-7 rounded-control text-[18px]";
const TALL_BADGE =
  "md:absolute md:-top-1 md:-right-1 md:size-11 md:rounded-tr-card md:rounded-bl-card md:text-[22px] " +
  "max-md:size-7 max-md:rounded-control max-md:text-[18px]";
