import { stages } from "@selvedge/domain/factory/stage-flow";
import { spacedLabelCode } from "@selvedge/domain/labels/label-code";
import { Check, X } from "lucide-react";
import type { Garment, ScanAnswer, Station } from "../../data/reply.ts";
import { NextUp } from "../next-up.tsx";
import { PrintedGarment } from "../printed-garment.tsx";

/**
 * A refused scan: what was scanned, beside what is needed where the station knows it, else where the garment belongs. What
 * was no garment leaves room for what the station can take.
 */
export function WrongScan({
  answer,
  station,
  needs,
}: {
  answer: ScanAnswer;
  station: Station | undefined;
  needs: string;
}) {
  const { garment, needed } = answer;
  if (!garment && !needed) return <Unknown answer={answer} station={station} />;
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] gap-4 lg:h-full ${garment ? "min-h-full max-lg:grid-rows-[minmax(236px,1fr)_minmax(236px,auto)] lg:grid-cols-2" : "max-lg:auto-rows-[minmax(236px,auto)]"}`}
    >
      {garment ? <Side garment={garment} isWrong title="You scanned" /> : null}
      {needed ? <Side garment={needed} title={needs} /> : garment ? <Belongs garment={garment} /> : null}
    </div>
  );
}

/** Where a garment belongs that was scanned in the wrong place. */
function Belongs({ garment }: { garment: Garment }) {
  const station = stages.find(({ kind }) => kind === garment.nextStation)?.name;
  const rows: [string, string][] = [
    ["Waits for", station ?? ""],
    garment.nextStation === "pick" ? ["Shelf", garment.pickface] : ["Hole", garment.hole],
    ["Order", garment.orderReference],
    ["Garment", `${garment.counter} of ${garment.of}`],
    ["Label", spacedLabelCode(garment.code)],
  ];
  return (
    <section
      aria-label="Where it belongs"
      className="flex min-h-0 flex-col rounded-card border-[6px] border-line-strong bg-surface p-5 max-md:p-3"
    >
      <h2 className="text-[26px]/8 font-semibold max-md:text-[20px]/7">Where it belongs</h2>
      <dl className="flex min-h-0 flex-1 flex-col justify-around divide-y divide-line">
        {rows
          .filter(([, value]) => value !== "")
          .map(([term, value]) => (
            <div key={term} className="flex flex-1 items-center justify-between gap-4 py-1.5">
              <dt className="text-[24px]/8 text-ink-2 max-md:text-[17px]/6">{term}</dt>
              <dd className="figures truncate text-[34px]/[40px] font-semibold tracking-[-0.02em] max-md:text-[22px]/8">
                {value}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

function Side({ garment, title, isWrong = false }: { garment: Garment; title: string; isWrong?: boolean }) {
  const Icon = isWrong ? X : Check;
  return (
    <section
      aria-label={title}
      className={`grid min-h-0 grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] overflow-hidden max-md:grid-cols-[minmax(0,0.7fr)_minmax(0,1fr)] rounded-card border-[6px] bg-surface ${isWrong ? "border-danger" : "border-success"}`}
    >
      <div className="flex min-h-0 items-center justify-center bg-linear-to-b from-[#f2f1ec] to-[#e6e1d9] p-3">
        <PrintedGarment garment={garment} />
      </div>
      <div className="flex min-w-0 flex-col p-5 max-xl:p-4 max-md:p-3">
        <h2
          className={`flex items-center gap-3 text-[26px]/8 font-semibold whitespace-nowrap max-xl:gap-2 max-xl:text-[22px]/7 max-md:text-[20px]/7 ${isWrong ? "text-danger" : "text-success"}`}
        >
          <Icon aria-hidden size={28} strokeWidth={2.5} className="shrink-0 max-md:size-6" />
          {title}
        </h2>
        <p className="mt-5 flex items-center gap-3 text-[44px]/[48px] font-semibold tracking-[-0.025em] max-xl:mt-3 max-xl:gap-2.5 max-xl:text-[30px]/9 max-md:text-[28px]/9">
          <span
            aria-hidden
            className="size-10 max-xl:size-7 shrink-0 rounded-card shadow-[inset_0_0_0_2px_rgb(128_128_128/40%)]"
            style={{ backgroundColor: garment.hex }}
          />
          <span className="min-w-0 wrap-anywhere">{garment.colour}</span>
        </p>
        <p className="text-[84px]/[96px] font-semibold tracking-[-0.035em] max-xl:text-[56px]/[64px]">{garment.size}</p>
        <p className="mt-3 text-[24px]/8 text-ink-2 max-xl:mt-1 max-xl:text-[19px]/7 max-md:text-[17px]/6">
          <span className="line-clamp-2">{garment.name}</span>
          <span className="block whitespace-nowrap">order {garment.orderReference}</span>
        </p>
      </div>
    </section>
  );
}

/** The band already shows what was scanned. */
function Unknown({ answer, station }: { answer: ScanAnswer; station: Station | undefined }) {
  if (station && answer.open === "") return <NextUp station={station} />;
  return (
    <div className="flex h-full flex-col items-center justify-center gap-4 text-center">
      <X aria-hidden size={120} strokeWidth={2} className="text-danger" />
      <p className="max-w-200 text-[36px]/[44px] font-semibold text-balance">
        The garment you had in hand is unchanged.
      </p>
    </div>
  );
}
