import { type WithdrawalReason, withdrawalReasons } from "@selvedge/domain/people/badges";
import { Button } from "@selvedge/ui/actions/button";
import { SelectField } from "@selvedge/ui/choices/select-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { useState } from "react";
import { api } from "../data/api.ts";
import type { BadgeRow } from "../data/reply.ts";
import { useBadgeChange } from "./use-badge-change.ts";

interface WithdrawDialogProps {
  person: BadgeRow;
  isOpen: boolean;
  onClose: () => void;
}

const options = Object.entries(withdrawalReasons).map(([id, label]) => ({ id, label }));

/** Withdraws a badge, and says what that ends. */
export function WithdrawDialog({ person, isOpen, onClose }: WithdrawDialogProps) {
  const { isBusy, run } = useBadgeChange();
  const [because, setBecause] = useState<WithdrawalReason>("returned");
  const { badge, fullName, station } = person;
  const withdraw = async () => {
    if (!badge) return;
    const call = () => api("POST /atlas/badges/{id}/withdraw/", { params: { id: badge.id }, body: { because } });
    if (await run(call, `The badge of ${fullName} opens nothing any more.`)) onClose();
  };
  return (
    <Dialog
      role="alertdialog"
      title={`Withdraw the badge of ${fullName}?`}
      isOpen={isOpen}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button autoFocus isDisabled={isBusy} onPress={onClose}>
            Keep it
          </Button>
          <Button variant="danger-filled" busy={isBusy} onPress={() => void withdraw()}>
            Withdraw badge
          </Button>
        </>
      }
    >
      <p className="mb-4 text-ink-2">
        It stops working at once.
        {station ? ` ${fullName} is signed in at ${station}; that session ends too.` : ""} Scans that wait for an answer
        stay stored under their name.
      </p>
      <SelectField
        label="Reason"
        options={options}
        value={because}
        onChange={(id) => setBecause(id as WithdrawalReason)}
      />
    </Dialog>
  );
}
