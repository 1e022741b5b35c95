import { ApiFailure } from "@selvedge/api-client/client";
import { formatMoney } from "@selvedge/domain/money/money";
import { Button } from "@selvedge/ui/actions/button";
import { TextLink } from "@selvedge/ui/actions/text-link";
import { Card } from "@selvedge/ui/content/card";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { type FormOutcome, ServerForm } from "@selvedge/ui/fields/server-form";
import { TextField } from "@selvedge/ui/fields/text-field";
import { DateText } from "@selvedge/ui/words/date-text";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { WaitingRefund } from "../data/reply.ts";
import { useChange } from "../data/use-change.ts";
import type { RefundTab } from "./refunds-query.ts";

const lists = ["refunds", "orders", "order"];

/** One refund: how much, to whom and why, and what can be done about it. */
export function RefundRow({ refund, tab }: { refund: WaitingRefund; tab: RefundTab }) {
  const { order, totalMinor, currency, customer, email, shop, paidWith, reason, message, by, at, settled } = refund;
  return (
    <li>
      <Card
        title={formatMoney(totalMinor, currency)}
        note={
          <>
            To {customer}, <a href={`mailto:${email}?subject=${encodeURIComponent(order.reference)}`}>{email}</a>
          </>
        }
        aside={<TextLink href={`/orders/${order.id}`}>{order.reference}</TextLink>}
      >
        <p className="text-dense">
          {reason}. {shop}. Paid with {paidWith || "a card"}.
        </p>
        <p className="text-label text-ink-2">
          Asked for <DateText at={at} inSentence /> by {by}
        </p>
        {message ? <p className="mt-2 text-danger text-dense">{message}</p> : null}
        {settled ? (
          <p className="mt-2 text-dense">
            Paid <DateText at={settled.at} inSentence /> by {settled.by}, under{" "}
            <span className="font-mono">{settled.reference}</span>.
          </p>
        ) : (
          <Settling refund={refund} tab={tab} />
        )}
      </Card>
    </li>
  );
}

function Settling({ refund, tab }: { refund: WaitingRefund; tab: RefundTab }) {
  const { isBusy, run } = useChange(`refund ${refund.id}`, lists);
  const [isByHand, setByHand] = useState(tab === "hand");
  const params = { order: refund.order.id, refund: refund.id };
  if (isByHand) return <HandForm refund={refund} />;
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <Button
        variant="primary"
        busy={isBusy}
        onPress={() =>
          void run(
            () => api("POST /atlas/orders/{order}/refunds/{refund}/again/", { params }),
            "The card processor is asked again.",
          )
        }
      >
        Try again
      </Button>
      <Button isDisabled={isBusy} onPress={() => setByHand(true)}>
        Pay it by hand
      </Button>
    </div>
  );
}

/** Pay first, then note it: the shopper reads the reference in a mail. */
function HandForm({ refund }: { refund: WaitingRefund }) {
  const queries = useQueryClient();
  const settle = async ({ reference }: Record<string, FormDataEntryValue>): Promise<FormOutcome> => {
    try {
      await api("POST /atlas/orders/{order}/refunds/{refund}/settle/", {
        params: { order: refund.order.id, refund: refund.id },
        body: { reference: String(reference) },
      });
      const text = `${formatMoney(refund.totalMinor, refund.currency)} is noted as paid back to ${refund.customer}.`;
      showSnackbar({ code: `refund ${refund.id} settled`, text, tone: "done" });
      return { ok: true };
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.status > 0) return { ok: false, ...failure.answer };
      return { ok: false, message: failureText(failure) };
    } finally {
      for (const list of lists) void queries.invalidateQueries({ queryKey: [list] });
    }
  };
  return (
    <ServerForm onSubmit={settle} className="mt-3 grid items-start gap-3 sm:grid-cols-[minmax(0,20rem)_auto]">
      {(isBusy) => (
        <>
          <TextField
            name="reference"
            label="Reference of your payment"
            hint="They read it in the mail and on their bank's statement."
            maxLength={80}
            isRequired
          />
          <div className="sm:pt-6">
            <Button type="submit" variant="primary" busy={isBusy}>
              Mark as paid back
            </Button>
          </div>
        </>
      )}
    </ServerForm>
  );
}
