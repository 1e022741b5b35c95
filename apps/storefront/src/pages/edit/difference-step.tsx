import { LinePicture } from "../../parts/lists/line-picture.tsx";
import { money } from "../../state/money.ts";
import type { StepProps } from "./edit-page.tsx";
import { pathOf } from "./words.ts";

/** Step three, where the choice has another price: what it comes to, before it is paid or goes back. */
export function DifferenceStep({ data, view: { line, chosen, difference } }: StepProps<"difference">) {
  const { id, name, colour, size, quantity, image, currency } = line;
  const { pieces } = chosen;
  const isDearer = difference > 0;
  const amount = money(Math.abs(difference), currency);
  const fields = { ...chosen, of: quantity, expectedDifference: difference };
  return (
    <>
      <h1>{isDearer ? `${amount} more to pay` : `${amount} back to you`}</h1>
      <p className="lead">
        {isDearer
          ? "Your order changes once that is paid. Until then it stays as it is, and if we start to make it before, your money comes back."
          : "Your order changes at once, and the difference goes back to the card that you paid with."}
      </p>
      <div className="edit-line edit-difference">
        <LinePicture className="edit-picture" image={image} />
        <div className="edit-words">
          <h2>{pieces > 1 ? `${pieces} × ${name}` : name}</h2>
          <dl>
            <div>
              <dt>Now</dt>
              <dd>
                {colour}, {size}
              </dd>
            </div>
            <div>
              <dt>Then</dt>
              <dd>
                {chosen.colour}, {chosen.size}
              </dd>
            </div>
            <div data-total="">
              <dt>{isDearer ? "To pay" : "Goes back"}</dt>
              <dd>{amount}</dd>
            </div>
          </dl>
        </div>
      </div>
      <form method="post" action={`${pathOf(data)}${id}/`} className="account-form" noValidate data-checked="">
        {Object.entries(fields).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <div className="account-buttons">
          <button type="submit" data-part="button" data-look="filled">
            {isDearer ? `Go on and pay ${amount}` : `Change it, ${amount} back`}
          </button>
          <a data-part="button" data-look="outlined" href={`${pathOf(data)}${id}/`}>
            Choose something else
          </a>
        </div>
      </form>
    </>
  );
}
