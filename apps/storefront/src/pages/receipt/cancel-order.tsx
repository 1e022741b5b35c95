import type { ReceiptPageData } from "@selvedge/contracts/pages/page-data";

interface CancelOrderProps extends Pick<ReceiptPageData, "orderHash" | "form"> {
  action: ReceiptPageData["receipt"]["actions"][number];
  isMasked: boolean;
}

const reasons = ["I ordered by mistake", "I want something else", "It takes too long", "Another reason"];

/** Cancels the order, once the reader has shown that it is theirs and is sure; or the reason why not. Works without scripts. */
export function CancelOrder({ action, orderHash, form, isMasked }: CancelOrderProps) {
  const failure = form?.values.change === "cancel" ? form.message : "";
  if (!action.isAllowed)
    return (
      <p className="cancel-order quiet">
        Cancelling is not available: {action.note.slice(0, 1).toLowerCase() + action.note.slice(1)}
      </p>
    );
  if (isMasked) return <p className="cancel-order quiet">Enter the postcode above to cancel the order yourself.</p>;
  return (
    <details className="cancel-order" open={failure !== ""}>
      <summary>Cancel the order</summary>
      <form method="post" action={`/receipt/${orderHash}/#help-title`}>
        <input type="hidden" name="change" value="cancel" />
        {failure ? <p role="alert">{failure}</p> : null}
        <p>Nothing is made, and {action.note}.</p>
        <label>
          Why?{" "}
          <select name="reason" defaultValue={form?.values.reason ?? ""}>
            <option value="">I would rather not say</option>
            {reasons.map((reason) => (
              <option key={reason}>{reason}</option>
            ))}
          </select>
        </label>
        <label>
          <input type="checkbox" name="sure" value="yes" required /> Yes, cancel the whole order
        </label>
        <button type="submit" data-part="button" data-look="outlined">
          Cancel the order
        </button>
      </form>
    </details>
  );
}
