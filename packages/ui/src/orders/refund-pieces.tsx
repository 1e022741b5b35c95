import { Money } from "../words/money.tsx";
import { PieceStepper } from "./piece-stepper.tsx";
import type { Refundable } from "./refund-dialog.tsx";

interface RefundPiecesProps {
  refundable: Refundable;
  /** How many of each line go back, by its id. */
  pieces: ReadonlyMap<number, number>;
  onChange: (pieces: ReadonlyMap<number, number>) => void;
}

/** The order's lines, each with how many of it go back. */
export function RefundPieces({ refundable, pieces, onChange }: RefundPiecesProps) {
  const { order, earlier, goods, currency } = refundable;
  const back = (id: number) =>
    earlier.flatMap(({ lines }) => lines).reduce((sum, line) => sum + (line.id === id ? line.quantity : 0), 0);
  const set = (id: number, quantity: number) => onChange(new Map(pieces).set(id, quantity));
  return (
    <ul className="divide-y divide-line rounded-card border border-line">
      {order.lines.map((line) => {
        const words = goods.find(({ id }) => id === line.id);
        const most = line.quantity - back(line.id);
        const now = pieces.get(line.id) ?? 0;
        return (
          <li key={line.id} className="flex items-center gap-3 p-2.5">
            {words?.imageUrl ? (
              <img
                src={words.imageUrl}
                alt=""
                width={40}
                height={40}
                className="size-10 rounded-control bg-sunken object-cover"
              />
            ) : null}
            <span className="min-w-0 flex-1 text-dense">
              <span className="block font-medium sm:truncate">{words?.name}</span>
              <span className="block text-label text-ink-2 sm:truncate">
                {words?.detail}
                {words?.detail ? ", " : ""}
                <Money amountMinor={line.totalMinor} currency={currency} />
                {line.quantity > 1 ? ` for ${line.quantity}` : ""}
              </span>
            </span>
            {most === 0 ? (
              <span className="text-label text-ink-2">All refunded</span>
            ) : (
              <PieceStepper
                name={words?.name ?? ""}
                count={now}
                most={most}
                onChange={(count) => set(line.id, count)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
