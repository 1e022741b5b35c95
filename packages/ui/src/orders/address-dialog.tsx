import { countryName, type PostalAddress } from "@selvedge/domain/shipping/postal-address";
import { Button } from "../actions/button.tsx";
import { type FormOutcome, ServerForm } from "../fields/server-form.tsx";
import { TextField } from "../fields/text-field.tsx";
import { Dialog } from "../overlays/dialog.tsx";

interface AddressDialogProps {
  address: PostalAddress;
  onClose: () => void;
  onSave: (address: PostalAddress) => Promise<FormOutcome>;
}

const fields = [
  ["firstName", "First name", false],
  ["lastName", "Last name", false],
  ["company", "Company", true],
  ["street", "Street and number", true],
  ["city", "Town", false],
  ["zip", "Postcode", false],
  ["state", "County or state", true],
] as const;

/** Where an order goes, changed within its country: delivery and VAT were worked out for it. */
export function AddressDialog({ address, onClose, onSave }: AddressDialogProps) {
  return (
    <Dialog title="Change the address" width="regular" isOpen onClose={onClose}>
      <ServerForm
        onSubmit={(values) => {
          const typed = fields.map(([name]) => [name, String(values[name] ?? "")] as const);
          return onSave({ ...address, ...Object.fromEntries(typed) });
        }}
      >
        {(isBusy) => (
          <>
            <div className="grid gap-3 sm:grid-cols-2">
              {fields.map(([name, label, isWide], index) => (
                <TextField
                  key={name}
                  name={name}
                  label={label}
                  defaultValue={address[name]}
                  autoFocus={index === 0}
                  {...(isWide ? { className: "sm:col-span-2" } : {})}
                />
              ))}
            </div>
            <p className="text-label text-ink-2">
              It stays in {countryName(address.country)}, because delivery and VAT are for there. The shopper gets an
              email.
            </p>
            <div className="flex justify-end gap-2 pt-1">
              <Button isDisabled={isBusy} onPress={onClose}>
                Cancel
              </Button>
              <Button type="submit" variant="primary" busy={isBusy}>
                Change address
              </Button>
            </div>
          </>
        )}
      </ServerForm>
    </Dialog>
  );
}
