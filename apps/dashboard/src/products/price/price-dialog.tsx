import { Button } from "@selvedge/ui/actions/button";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { MoneyField } from "@selvedge/ui/fields/money-field";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Form } from "react-aria-components/Form";
import { api } from "../../data/api.ts";
import { failureText } from "../../data/failure-text.ts";
import { useDebounced } from "../../data/use-debounced.ts";
import { useShop } from "../../session/shop.ts";
import { PricePreview } from "./price-preview.tsx";
import { priceStepOf, type StepKind } from "./price-step.ts";
import { usePriceChange } from "./use-price-change.ts";

interface PriceDialogProps {
  ids: readonly number[];
  isOpen: boolean;
  onClose: () => void;
  /** When prices have been changed. */
  onDone: () => void;
}

/** The price of several products at once: what each would become is shown before anything is changed. */
export function PriceDialog({ ids, isOpen, onClose, onDone }: PriceDialogProps) {
  const title = ids.length === 1 ? "Change the price of 1 product" : `Change the price of ${ids.length} products`;
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} width="regular">
      {isOpen ? <PriceForm ids={ids} onClose={onClose} onDone={onDone} /> : null}
    </Dialog>
  );
}

const kinds: readonly { id: StepKind; label: string }[] = [
  { id: "set", label: "Set to" },
  { id: "raise", label: "Raise by" },
  { id: "lower", label: "Lower by" },
];

function PriceForm({ ids, onClose, onDone }: Omit<PriceDialogProps, "isOpen">) {
  const shop = useShop();
  const change = usePriceChange(shop.id);
  const [kind, setKind] = useState<StepKind>("raise");
  const [amountMinor, setAmount] = useState<number | null>(null);
  const [percent, setPercent] = useState("5");
  const [isBusy, setBusy] = useState(false);
  const wanted = priceStepOf(kind, amountMinor, percent);
  const step = wanted.ok ? wanted.step : null;
  const settled = useDebounced(JSON.stringify(step));
  const { data, error } = useQuery({
    queryKey: [shop.id, "price-preview", ids, settled],
    enabled: settled !== "null",
    placeholderData: keepPreviousData,
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (
        await api("POST /divisions/{division}/products/price-preview/", {
          params: { division: shop.id },
          body: { ids: [...ids], change: JSON.parse(settled) },
          signal,
        })
      ).data,
  });
  // What is shown must be what is done: while something else is typed, nothing can be.
  const rows = step && settled === JSON.stringify(step) ? data : undefined;
  const open = (rows ?? []).filter((row) => row.refusal === null && row.newPriceIncTaxMinor !== row.priceIncTaxMinor);
  const submit = async () => {
    if (open.length === 0) return;
    setBusy(true);
    const isDone = await change(
      open.map(({ id, version, newPriceIncTaxMinor }) => ({ id, version, priceIncTaxMinor: newPriceIncTaxMinor })),
    );
    setBusy(false);
    if (isDone) onDone();
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void submit();
      }}
    >
      <div className="flex flex-wrap items-start gap-3">
        <Segmented
          label="How prices change"
          segments={kinds}
          value={kind}
          onChange={(next) => setKind(next as StepKind)}
        />
        <div className="w-36">
          {kind === "set" ? (
            <MoneyField
              autoFocus
              hideLabel
              label="Price, VAT included"
              valueMinor={amountMinor}
              currency={shop.currency}
              onChangeMinor={setAmount}
            />
          ) : (
            <TextField
              autoFocus
              hideLabel
              label="Per cent"
              inputMode="decimal"
              suffix="%"
              value={percent}
              onChange={setPercent}
              {...(!wanted.ok && wanted.fault && { error: wanted.fault })}
            />
          )}
        </div>
      </div>
      <div className="mt-4 min-h-24">
        {error ? (
          <p role="alert" className="text-dense text-danger">
            {failureText(error)}
          </p>
        ) : null}
        {data && step ? <PricePreview rows={data} /> : null}
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-end gap-2">
        <Button onPress={onClose}>Keep the prices</Button>
        <Button type="submit" variant="primary" isDisabled={open.length === 0} busy={isBusy} busyLabel="Changing">
          {open.length === 1 ? "Change 1 price" : `Change ${open.length} prices`}
        </Button>
      </div>
    </Form>
  );
}
