import { NextAction } from "@selvedge/ui/factory/next-action";
import { StationButton } from "@selvedge/ui/factory/station-button";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { PackageX } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { api } from "../../data/api.ts";
import { failureText } from "../../data/failure-text.ts";
import type { Garment } from "../../data/reply.ts";
import { useKeys } from "../../data/use-keys.ts";
import { useMay } from "../../session/person.ts";
import { PrintedGarment } from "../printed-garment.tsx";
import type { StationState } from "../scans/use-station.ts";

interface EmptyShelf {
  /** Stands among the station's buttons while the picker is at a shelf. */
  button: ReactNode;
  /** While the picker is asked whether nothing is left: what the screen shows in place of its own. */
  asking: { action: ReactNode; body: ReactNode } | null;
}

/** A picker finds no blank: after a second press the orders that wait for the shelf are held. Another scan closes the question. */
export function useEmptyShelf({ station, answer, show }: StationState, waiting: readonly Garment[]): EmptyShelf {
  const [askedAt, setAskedAt] = useState("");
  const [isBusy, setBusy] = useState(false);
  // One report, however often it is sent: an answer that was lost on the way is given again.
  const sent = useRef({ askedAt: "", id: "" });
  const may = useMay("orders.stop");
  const [first] = waiting;
  const close = () => setAskedAt("");

  const report = async (shelf: string) => {
    if (isBusy) return;
    if (sent.current.askedAt !== askedAt) sent.current = { askedAt, id: crypto.randomUUID() };
    setBusy(true);
    try {
      const body = { station: station?.code ?? "", shelf, clientEventId: sent.current.id };
      show((await api("POST /factory/empty-shelves/", { body })).data);
      close();
    } catch (failure) {
      showSnackbar({ code: "shelf", text: failureText(failure), tone: "failed" });
    } finally {
      setBusy(false);
    }
  };

  if (!may || !first || !answer) return { button: null, asking: null };
  return {
    button: (
      <StationButton icon={PackageX} onPress={() => setAskedAt(answer.at)}>
        Shelf empty
      </StationButton>
    ),
    asking:
      askedAt === answer.at
        ? {
            action: <Confirm isBusy={isBusy} onYes={() => void report(first.pickface)} onBack={close} />,
            body: (
              <Question first={first} waiting={waiting} orderCount={station?.onShelf?.orders ?? 1} onBack={close} />
            ),
          }
        : null,
  };
}

function Confirm({ isBusy, onYes, onBack }: { isBusy: boolean; onYes: () => void; onBack: () => void }) {
  return (
    <NextAction icon={PackageX} title="Is it empty?" detail="Nothing is thrown away">
      <StationButton onPress={onBack}>Back</StationButton>
      <StationButton autoFocus isDisabled={isBusy} onPress={onYes}>
        Yes, empty
      </StationButton>
    </NextAction>
  );
}

function Question({
  first,
  waiting,
  orderCount,
  onBack,
}: {
  first: Garment;
  waiting: readonly Garment[];
  /** Orders that wait for the shelf; more than are named where the shelf has more garments than are shown. */
  orderCount: number;
  onBack: () => void;
}) {
  useKeys({ Escape: onBack });
  const named = [...new Set(waiting.map(({ orderReference }) => orderReference))].slice(0, 8);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:h-full lg:grid-cols-[436px_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)]">
      <div className="flex min-h-0 items-center justify-center rounded-card border border-line bg-linear-to-b from-[#f2f1ec] to-[#e6e1d9] p-4 max-lg:h-56 max-md:h-44">
        <PrintedGarment garment={first} isBare />
      </div>
      <section className="flex min-h-0 flex-col justify-center gap-4 overflow-hidden rounded-card border border-line-strong bg-surface px-6 py-5 max-md:px-4">
        <h2 className="text-[40px]/[46px] font-semibold tracking-[-0.02em] max-md:text-[28px]/9">
          {`No ${first.colour} ${first.size} left in `}
          <span className="whitespace-nowrap">{first.pickface}</span>
        </h2>
        <p className="text-[24px]/8 text-ink-2 max-md:text-[18px]/7">
          {orderCount === 1
            ? "One order is waiting for it. It is held as out of stock, and comes back here when stock arrives."
            : `${orderCount} orders are waiting for it. They are held as out of stock, and come back here when stock arrives.`}
        </p>
        <ul
          aria-label="Orders that are held"
          className="flex flex-wrap gap-x-6 gap-y-1 font-semibold max-md:text-[18px]/7"
        >
          {named.map((order) => (
            <li key={order} className="figures">
              {order}
            </li>
          ))}
          {orderCount > named.length ? (
            <li className="font-normal text-ink-2">{`and ${orderCount - named.length} more`}</li>
          ) : null}
        </ul>
      </section>
    </div>
  );
}
