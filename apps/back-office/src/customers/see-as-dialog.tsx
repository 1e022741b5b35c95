import { ApiFailure } from "@selvedge/api-client/client";
import { viewMinutes, viewReasonMinLength } from "@selvedge/domain/people/customer-view";
import { Button } from "@selvedge/ui/actions/button";
import { Checkbox } from "@selvedge/ui/choices/checkbox";
import { type FormOutcome, ServerForm } from "@selvedge/ui/fields/server-form";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { useState } from "react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import { useMay } from "../session/person.ts";
import type { Sight } from "./customer-row.tsx";

/** Asks why, then opens what a customer sees in a new tab. */
export function SeeAsDialog({ sight, onClose }: { sight: Sight | null; onClose: () => void }) {
  const name = sight ? sight.customer.fullName || sight.customer.email : "";
  return (
    <Dialog title={`See as ${name}`} isOpen={sight !== null} onClose={onClose} width="regular">
      {sight ? <SeeAsForm sight={sight} onClose={onClose} /> : null}
    </Dialog>
  );
}

function SeeAsForm({ sight: { customer, shop }, onClose }: { sight: Sight; onClose: () => void }) {
  const mayChangeAs = useMay("customers.change_as");
  const [mayChange, setMayChange] = useState(false);
  const open = async ({ reason }: Record<string, FormDataEntryValue>): Promise<FormOutcome> => {
    // Opened at the press itself: browsers block a tab that comes after an answer.
    const tab = window.open("", "_blank");
    try {
      const { accountId } = customer;
      const body = { accountId, shopId: shop?.id ?? null, reason: String(reason), mayChange };
      const { data } = await api("POST /atlas/customer-views/", { body });
      if (tab) {
        tab.opener = null;
        tab.location.replace(data.url);
      } else location.assign(data.url);
      onClose();
      return { ok: true };
    } catch (failure) {
      tab?.close();
      if (failure instanceof ApiFailure && failure.status > 0) return { ok: false, ...failure.answer };
      return { ok: false, message: failureText(failure) };
    }
  };
  return (
    <ServerForm onSubmit={open} className="flex flex-col gap-4">
      {(isBusy) => (
        <>
          <ul className="flex list-disc flex-col gap-1 pl-5 text-body text-ink-2">
            <li>{`Opens ${shop ? `their account at ${shop.name}` : "their dashboard"} in a new tab, for ${viewMinutes} minutes.`}</li>
            <li>{`${mayChange ? "You can change what is ticked below" : "You can look and change nothing"}. Signing out here ends it too.`}</li>
            <li>Every page is logged with your name, and they get an email.</li>
          </ul>
          <TextField
            name="reason"
            label="Why do you need to see it?"
            hint={`${viewReasonMinLength} letters or more. It stands in the audit and above every page.`}
            placeholder="Her payouts page is blank, ticket 4711"
            maxLength={500}
            isRequired
            autoFocus
          />
          {mayChangeAs && !shop ? (
            <Checkbox
              label="Let me change the shop"
              hint="Products, designs, pages and orders. Never its people, its sign-in or its money."
              isSelected={mayChange}
              onChange={setMayChange}
            />
          ) : null}
          <div className="flex flex-wrap justify-end gap-2">
            <Button onPress={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" busy={isBusy} busyLabel="Opening">
              Open in a new tab
            </Button>
          </div>
        </>
      )}
    </ServerForm>
  );
}
