import { Check, X } from "lucide-react";
import type { Garment, ScanAnswer } from "../data/reply.ts";
import { PrintedGarment } from "./printed-garment.tsx";

/** A refused scan: what was scanned, beside what is needed where the station knows it. */
export function WrongScan({ answer, needs }: { answer: ScanAnswer; needs: string }) {
  const { garment, needed } = answer;
  if (!garment && !needed) return <Unknown answer={answer} />;
  return (
    <div className={`grid h-full grid-cols-[minmax(0,1fr)] gap-4 ${garment && needed ? "lg:grid-cols-2" : ""}`}>
      {garment ? <Side garment={garment} isWrong title="You scanned" /> : null}
      {needed ? <Side garment={needed} title={needs} /> : null}
    </div>
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
      <div className="flex min-w-0 flex-col p-5 max-md:p-3">
        <h2
          className={`flex items-center gap-3 text-[26px]/8 font-semibold max-md:gap-2 max-md:text-[20px]/7 ${isWrong ? "text-danger" : "text-success"}`}
        >
          <Icon aria-hidden size={28} strokeWidth={2.5} className="shrink-0 max-md:size-6" />
          {title}
        </h2>
        <p className="mt-5 flex items-center gap-3 text-[44px]/[48px] font-semibold tracking-[-0.025em] max-md:mt-3 max-md:text-[28px]/9">
          <span
            aria-hidden
            className="size-10 max-md:size-7 shrink-0 rounded-card shadow-[inset_0_0_0_2px_rgb(128_128_128/40%)]"
            style={{ backgroundColor: garment.hex }}
          />
          {garment.colour}
        </p>
        <p className="text-[84px]/[96px] font-semibold tracking-[-0.035em] max-lg:text-[56px]/[64px]">{garment.size}</p>
        <p className="mt-3 text-[24px]/8 text-ink-2 max-md:text-[17px]/6">
          {garment.name}
          <span className="block">order {garment.orderReference}</span>
        </p>
      </div>
    </section>
  );
}

function Unknown({ answer }: { answer: ScanAnswer }) {
  return (
    <div className="flex h-full flex-col items-center justify-center gap-4 text-center">
      <X aria-hidden size={120} strokeWidth={2} className="text-danger" />
      <p className="max-w-200 text-[36px]/[44px] font-semibold text-balance">{answer.band.detail}</p>
    </div>
  );
}
