import { takeWords } from "@selvedge/domain/factory/scan-words";
import { AnswerBox } from "@selvedge/ui/factory/answer-box";
import { type Bin, BinRow } from "@selvedge/ui/factory/bin-row";
import { GarmentPane } from "@selvedge/ui/factory/garment-pane";
import { NextAction } from "@selvedge/ui/factory/next-action";
import { PrintedWords } from "@selvedge/ui/factory/printed-words";
import { MapPin, ScanBarcode } from "lucide-react";
import type { ReactNode } from "react";
import type { Garment, ScanAnswer, Station } from "../../data/reply.ts";
import { ActionBar } from "../action-bar.tsx";
import { NextUp } from "../next-up.tsx";
import { PrintedGarment } from "../printed-garment.tsx";
import { useEmptyShelf } from "../problems/use-empty-shelf.tsx";
import { useProblem } from "../problems/use-problem.tsx";
import type { StationState } from "../scans/use-station.ts";
import { WrongScan } from "../scans/wrong-scan.tsx";
import { StationFrame } from "../station-frame.tsx";

/** Pick: which shelf, which colour, which size, how many; then one label for each order that is taken from there. */
export function PickScreen({ state }: { state: StationState }) {
  const { station, answer } = state;
  const isWrong = answer?.band.state === "wrong";
  const [first] = station?.next ?? [];
  const isAtShelf = first !== undefined && answer?.open === first.pickface;
  // Nothing waits for the scanned shelf: the walk goes on at the one that is shown.
  const isPassed = answer?.code === "nothing_on_shelf" && first !== undefined;
  const problem = useProblem(state);
  const empty = useEmptyShelf(state, isAtShelf ? (station?.next ?? []) : []);
  const asking = problem.asking ?? empty.asking;
  return (
    <StationFrame
      state={state}
      action={
        asking ? (
          asking.action
        ) : (isWrong && !isPassed) || answer?.code.startsWith("fault_") ? (
          <ActionBar answer={answer} icon={ScanBarcode} idle="">
            {problem.button}
            {empty.button}
          </ActionBar>
        ) : (
          <PickAction station={station} isAtShelf={isAtShelf}>
            {problem.button}
            {empty.button}
          </PickAction>
        )
      }
    >
      {asking ? (
        asking.body
      ) : isWrong && (answer.garment || !first) ? (
        <WrongScan answer={withShelf(answer, isAtShelf ? first : undefined)} station={station} needs="This shelf has" />
      ) : station && first ? (
        <Shelf station={station} first={first} isAtShelf={isAtShelf} isUnderWrong={isWrong} />
      ) : station ? (
        <NextUp station={station} />
      ) : null}
    </StationFrame>
  );
}

/** A garment of another shelf is shown beside one of this shelf. */
const withShelf = (answer: ScanAnswer, ofShelf: Garment | undefined): ScanAnswer =>
  answer.code === "wrong_shelf" && ofShelf ? { ...answer, needed: ofShelf } : answer;

function PickAction({
  station,
  isAtShelf,
  children,
}: {
  station: Station | undefined;
  isAtShelf: boolean;
  children: ReactNode;
}) {
  const { garments = 0, orders = 0 } = station?.onShelf ?? {};
  const [first] = station?.next ?? [];
  if (!first)
    return (
      <NextAction icon={ScanBarcode} title="All picked" detail="New garments appear automatically">
        {children}
      </NextAction>
    );
  const then = station?.thenShelf;
  const after = then ? `Next shelf: ${then.pickface}, ${then.colour} ${then.size}` : "The last shelf for now";
  if (!isAtShelf)
    return (
      <NextAction icon={MapPin} title={`Go to ${first.pickface}`} detail="Scan the shelf, or a garment's label">
        {children}
      </NextAction>
    );
  return (
    <NextAction
      icon={ScanBarcode}
      title={takeWords(garments, orders)}
      detail={orders < garments ? `One label of each order. ${after}` : after}
    >
      {children}
    </NextAction>
  );
}

function Shelf({
  station,
  first,
  isAtShelf,
  isUnderWrong,
}: {
  station: Station;
  first: Garment;
  isAtShelf: boolean;
  isUnderWrong: boolean;
}) {
  // The band of a wrong scan and what is written on the piece take more of the height.
  const scale = isUnderWrong || first.words.length > 0 ? "size" : "huge";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3 lg:h-full lg:grid-rows-[minmax(0,1fr)] lg:grid-cols-[436px_minmax(0,1fr)]">
      <div className="max-lg:h-70 max-md:order-last max-md:h-64">
        <GarmentPane title={first.blankName} code={first.sku}>
          <PrintedGarment garment={first} isBare />
        </GarmentPane>
      </div>
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] gap-4 max-md:gap-3 has-[[data-words]]:grid-rows-[auto_minmax(0,1fr)_auto_auto] lg:grid-rows-[134px_minmax(0,1fr)_96px] lg:has-[[data-words]]:grid-rows-[134px_minmax(0,1fr)_auto_96px]">
        <div className="grid grid-cols-2 gap-4 max-md:gap-3 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
          <AnswerBox label="Colour" value={first.colour} colour={first.hex} />
          <AnswerBox label="Shelf" value={first.pickface} scale="code" state={isAtShelf ? "done" : "asked"} />
        </div>
        <div className="grid grid-cols-2 gap-4 max-md:gap-3">
          <AnswerBox label="Size" value={first.size} scale={scale} centred className="py-1!" />
          <AnswerBox
            label="Take"
            value={String(station.onShelf?.garments ?? station.next.length)}
            scale={scale}
            centred
            className="py-1!"
            state={isAtShelf ? "asked" : "plain"}
          />
        </div>
        <PrintedWords words={first.words} />
        <div className="overflow-hidden">
          <BinRow cart="To scan" bins={binsOf(station.next)} />
        </div>
      </div>
    </div>
  );
}

/** A label is shown by its last three digits; its paper has the whole code. One label of each order is scanned. */
const binsOf = (garments: readonly Garment[]): Bin[] =>
  garments
    .filter(({ orderId }, index) => garments.findIndex((each) => each.orderId === orderId) === index)
    .slice(0, 6)
    .map(({ code }, index) => ({ id: code, label: code.slice(-3), state: index === 0 ? "next" : "todo" }));
