import { SelectField } from "../choices/select-field.tsx";
import { PieceStepper } from "./piece-stepper.tsx";
import type { RemakablePiece } from "./remake-dialog.tsx";
import { signedMoney } from "./signed-money.ts";

/** How many of a line, and which variant is made in its place. */
export interface Chosen {
  quantity: number;
  variant?: number | undefined;
}

interface RemakePiecesProps {
  pieces: readonly RemakablePiece[];
  chosen: ReadonlyMap<number, Chosen>;
  isExchange: boolean;
  currency: string;
  onChange: (chosen: ReadonlyMap<number, Chosen>) => void;
}

/** The lines of a sent order, each with how many of it are made again; for an exchange, as which colour and size. */
export function RemakePieces({ pieces, chosen, isExchange, currency, onChange }: RemakePiecesProps) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line">
      {pieces.map((piece) => {
        const { id, name, detail, imageUrl, left, variantId, variants } = piece;
        const now = chosen.get(id) ?? { quantity: 0 };
        const set = (change: Partial<Chosen>) => onChange(new Map(chosen).set(id, { ...now, ...change }));
        return (
          <li key={id} className="p-2.5">
            <div className="flex items-center gap-3">
              {imageUrl ? (
                <img
                  src={imageUrl}
                  alt=""
                  width={40}
                  height={40}
                  className="size-10 rounded-control bg-sunken object-cover"
                />
              ) : null}
              <span className="min-w-0 flex-1 text-dense">
                <span className="block font-medium sm:truncate">{name}</span>
                <span className="block text-label text-ink-2 sm:truncate">{detail}</span>
              </span>
              {left === 0 ? (
                <span className="text-label text-ink-2">None left</span>
              ) : (
                <PieceStepper name={name} count={now.quantity} most={left} onChange={(quantity) => set({ quantity })} />
              )}
            </div>
            {isExchange && now.quantity > 0 ? (
              <SelectField
                className="mt-2.5"
                label={`Instead of ${detail}`}
                placeholder="Choose a colour and size"
                options={variants
                  .filter((variant) => variant.id !== variantId)
                  .map((variant) => ({
                    id: String(variant.id),
                    label: [variant.colour, variant.size].filter(Boolean).join(", "),
                    ...(variant.extraMinor === 0 ? {} : { detail: signedMoney(variant.extraMinor, currency) }),
                    ...(variant.isAvailable ? {} : { offBecause: "Sold out" }),
                  }))}
                value={now.variant === undefined ? null : String(now.variant)}
                onChange={(variant) => set({ variant: Number(variant) })}
                compact
              />
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
