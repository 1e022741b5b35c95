import { weightBand, weightWords } from "@selvedge/domain/factory/parcel-weight";
import { CircleCheck, Scale, TriangleAlert } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { Button } from "react-aria-components/Button";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { Data, ScanAnswer } from "../data/reply.ts";

type Parcel = NonNullable<NonNullable<ScanAnswer["order"]>["parcel"]>;
type Weighed = Data<"POST /factory/orders/{order}/weight/">;

/** What a closed parcel should weigh, a field for the scale's reading, and a message where they differ. */
export function ParcelWeight({
  orderId,
  parcel,
  onAccepted,
  isAlone = false,
}: {
  orderId: number;
  parcel: Parcel;
  /** Called when the weight fits, or was confirmed. */
  onAccepted?: () => void;
  /** It is all that the screen is about. */
  isAlone?: boolean;
}) {
  const [weighed, setWeighed] = useState<Weighed | null>(null);
  const [fault, setFault] = useState("");
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const grams = weighed?.weighedGrams ?? parcel.weighedGrams;
  const { fromGrams, toGrams } = weightBand(parcel.expectedGrams);
  const isOff = grams !== null && (grams < fromGrams || grams > toGrams);
  const isRight = isOff && (weighed?.isWeightConfirmed ?? parcel.isWeightConfirmed);

  const send = async (weighedGrams: number, isConfirmed: boolean) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const body = { weighedGrams, isConfirmed, factory: parcel.factory };
      const { data } = await api("POST /factory/orders/{order}/weight/", { params: { order: orderId }, body });
      setWeighed(data);
      setFault("");
      if (data.verdict === "fits" || data.isWeightConfirmed) onAccepted?.();
    } catch (failure) {
      setFault(failureText(failure));
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("weight")).trim().replace(",", ".");
    const kilograms = Number(typed);
    if (typed === "" || !Number.isFinite(kilograms)) return setFault("Enter the weight in kilograms, such as 0.39");
    void send(Math.round(kilograms * 1000), false);
  };

  return (
    <form
      onSubmit={onSubmit}
      noValidate
      className={`flex min-w-0 flex-col justify-center gap-1.5 rounded-card px-5 py-3 max-xl:px-4 max-xl:py-1.5 ${isAlone ? "border-[6px]" : "border"} ${isOff && !isRight ? "border-danger bg-danger-tint" : "border-line-strong bg-surface"}`}
    >
      <label htmlFor={id} className="flex items-center gap-2 font-medium text-ink-2 max-md:text-[17px]/6">
        <Scale aria-hidden size={24} />
        Weight
        {grams !== null && !isOff ? <CircleCheck aria-label="fits" size={22} className="text-success" /> : null}
        {isOff ? <TriangleAlert aria-hidden size={22} className={isRight ? "text-warning" : "text-danger"} /> : null}
      </label>
      <div className="flex flex-wrap items-center gap-2.5">
        <input
          key={grams}
          id={id}
          name="weight"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          defaultValue={grams === null ? "" : (grams / 1000).toFixed(2)}
          aria-describedby={`${id}-says`}
          aria-invalid={fault !== "" || undefined}
          className="figures h-14 min-w-24 flex-1 rounded-control border border-line-strong bg-surface px-3 text-[30px]/9 font-semibold text-ink max-xl:h-12 max-xl:text-[24px]/8"
        />
        <span className="font-medium text-ink-2">kg</span>
        <Button type="submit" isDisabled={isBusy} className={SMALL}>
          Weigh
        </Button>
        {isOff && !isRight && grams !== null ? (
          <Button onPress={() => void send(grams, true)} isDisabled={isBusy} className={SMALL}>
            The weight is right
          </Button>
        ) : null}
      </div>
      <p id={`${id}-says`} role="status" className="text-[18px]/6 text-ink-2 max-md:text-[16px]/5">
        {fault ||
          weighed?.message ||
          `Should be ${weightWords(parcel.expectedGrams)}, ${weightWords(fromGrams)} to ${weightWords(toGrams)}`}
        {isRight ? " Confirmed." : ""}
      </p>
    </form>
  );
}

const SMALL =
  "h-14 shrink-0 rounded-control border border-line-strong bg-surface px-4 text-[20px]/7 font-semibold text-ink max-xl:h-12 " +
  "data-hovered:bg-hover data-pressed:bg-sunken data-disabled:opacity-50 focus-visible:outline-[3px] focus-visible:outline-primary";
