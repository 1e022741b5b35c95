import type { ReceiptData } from "@selvedge/contracts/pages/page-data";
import { shortDayName, stepTime } from "@selvedge/domain/dates/day-words";
import { Icon } from "../../parts/icon.tsx";
import { LinePicture } from "../../parts/lists/line-picture.tsx";
import { TypedWords } from "../../parts/text/typed-words.tsx";

type Garment = ReceiptData["garments"][number];

const stepNames = { ordered: "Ordered", printed: "Printed", checked: "Checked", packed: "Packed", posted: "Posted" };
const stateWords = { done: "done", now: "happening now", later: "still to come" };

interface Props {
  garment: Garment;
  /** How many pieces stand where this one does. */
  count: number;
  timeZone: string;
}

/** A garment, or several that stand alike, and its steps: a tick for done, a ringed dot for the current step, a hollow dot for later. */
export function GarmentProgress({ garment, count, timeZone }: Props) {
  const { name, colour, size, bundle, image, steps, now } = garment;
  const isDone = steps.length === Object.keys(stepNames).length && steps.every(({ state }) => state === "done");
  return (
    <li className="garment">
      <LinePicture className="garment-picture" image={image} />
      <div className="garment-words">
        <h3>{count > 1 ? `${count} × ${name}` : name}</h3>
        <p className="quiet">{[colour, size].filter(Boolean).join(", ")}</p>
        <TypedWords words={garment.personalisation} />
        {bundle ? <p className="quiet">In {bundle}</p> : null}
      </div>
      <p className="garment-now" data-done={isDone || undefined}>
        {now}
      </p>
      <ol className="steps">
        {steps.map(({ code, state, at, planned }) => (
          <li key={code} data-state={state}>
            <span className="step-mark" aria-hidden="true">
              {state === "done" ? <Icon name="check" size={14} /> : null}
            </span>
            <span className="step-name">{stepNames[code]}</span>
            <span className="visually-hidden">, {stateWords[state]}</span>
            <span className="step-time">
              {at ? stepTime(at, timeZone) : state === "now" ? "now" : planned ? `by ${shortDayName(planned)}` : ""}
            </span>
          </li>
        ))}
      </ol>
    </li>
  );
}
