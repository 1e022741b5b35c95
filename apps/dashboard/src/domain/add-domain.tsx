import { Button } from "@selvedge/ui/actions/button";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api } from "../data/api.ts";
import { failureText, fieldTexts } from "../data/failure-text.ts";
import { useShop } from "../session/shop.ts";
import { addressesQuery } from "./addresses-query.ts";

/** Asks for a domain, and adds it. */
export function AddDomain({ onClose }: { onClose: () => void }) {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const [host, setHost] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // A refusal is of the domain that was sent. The browser sends no form while a field in it counts as wrong.
  const retype = (typed: string) => {
    setHost(typed);
    setError(null);
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setError(null);
    try {
      const { data } = await api("POST /divisions/{division}/domains/", { params: { division }, body: { host } });
      queries.setQueryData(addressesQuery(division).queryKey, data);
      void queries.invalidateQueries({ queryKey: [division, "settings"] });
      onClose();
    } catch (failure) {
      setError(fieldTexts(failure).host ?? failureText(failure));
      setBusy(false);
    }
  };
  return (
    <Dialog title="Add a domain" isOpen isBusy={isBusy} onClose={onClose}>
      <form onSubmit={(event) => void add(event)} className="flex flex-col gap-3">
        <TextField
          label="Domain"
          hint="One that you own, such as shop.example.com or example.com."
          autoFocus
          mono
          value={host}
          onChange={retype}
          error={error ?? undefined}
        />
        <div className="flex justify-end gap-2">
          <Button isDisabled={isBusy} onPress={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Adding" isDisabled={host.trim() === ""}>
            Add
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
