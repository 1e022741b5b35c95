import { labelFault, labelTexts } from "@selvedge/domain/sign-up/shop-label";
import { Card } from "@selvedge/ui/content/card";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { TextField } from "@selvedge/ui/fields/text-field";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api } from "../../data/api.ts";
import { failureText, fieldTexts, loadError } from "../../data/failure-text.ts";
import { type Addresses, addressesQuery } from "../../domain/addresses-query.ts";
import { type FormerName, FormerNameNotice } from "../../domain/former-name-notice.tsx";
import { useShop } from "../../session/shop.ts";
import { LeaveGuard } from "../../shell/leave-guard.tsx";
import { SaveRow } from "../../shell/save-row.tsx";

/** The shop's name and its address at the platform. */
export function Component() {
  const { id } = useShop();
  const { data, error, isPending, refetch } = useQuery(addressesQuery(id));
  const failure = data ? null : loadError("Your address did not load.", error, refetch);
  return (
    <>
      <PageHeader
        title="Name and address"
        crumbs={[{ label: "Settings", href: "/settings" }]}
        note="What your shop is called, and where it is with us."
      />
      {failure ? <ErrorState {...failure} /> : null}
      {isPending ? <Skeleton className="h-60 w-full" /> : null}
      {data ? <NameForm addresses={data} /> : null}
    </>
  );
}

function NameForm({ addresses: { own } }: { addresses: Addresses }) {
  const shop = useShop();
  const queries = useQueryClient();
  const [name, setName] = useState(shop.name);
  const [label, setLabel] = useState(own.label);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const [former, setFormer] = useState<FormerName | null>(null);
  const isDirty = name !== shop.name || label !== own.label;
  const fault = label !== own.label ? labelFault(label.toLowerCase()) : null;
  const rest = own.host.slice(own.label.length);

  // A refusal is of what was sent. The browser sends no form while a field in it counts as wrong.
  const retype = (set: (text: string) => void) => (text: string) => {
    set(text);
    setErrors({});
  };
  const save = async (): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setErrors({});
    try {
      const { data } = await api("PUT /divisions/{division}/name/", {
        params: { division: shop.id },
        body: { name, label },
      });
      setFormer({ name: shop.name, pages: data.pagesWithFormerName });
      setLabel(label.toLowerCase());
      // The name and the address stand everywhere in the dashboard.
      await Promise.all([
        queries.invalidateQueries({ queryKey: ["session"] }),
        queries.invalidateQueries({ queryKey: addressesQuery(shop.id).queryKey }),
      ]);
      void queries.invalidateQueries({ queryKey: [shop.id, "settings"] });
      showSnackbar({ code: "shop name", text: "Saved." });
      setBusy(false);
      return true;
    } catch (failure) {
      const texts = fieldTexts(failure);
      setErrors(texts);
      if (Object.keys(texts).length === 0)
        showSnackbar({ code: "shop name", tone: "failed", text: failureText(failure) });
      setBusy(false);
      return false;
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Card>
      <form onSubmit={submit} className="flex max-w-140 flex-col gap-4">
        <TextField label="Name" value={name} onChange={retype(setName)} countTo={80} error={errors.name} />
        {own.label ? (
          <TextField
            label="Address with us"
            mono
            value={label}
            onChange={retype((typed) => setLabel(typed.trim()))}
            suffix={<span className="pr-1.5 font-mono">{rest}</span>}
            hint={
              label === own.label
                ? "Letters, digits and hyphens."
                : `Visitors of ${own.host} are led to the new address for a year.`
            }
            error={errors.label ?? (fault ? labelTexts[fault] : undefined)}
          />
        ) : null}
        <SaveRow isDirty={isDirty} isBusy={isBusy} isHeld={fault !== null} />
        {former ? <FormerNameNotice {...former} /> : null}
      </form>
      <LeaveGuard isDirty={isDirty && !isBusy} saveLabel="Save" onSave={save}>
        The name or the address is changed and not saved.
      </LeaveGuard>
    </Card>
  );
}
