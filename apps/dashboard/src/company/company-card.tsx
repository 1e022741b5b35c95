import { countryNames } from "@selvedge/pages/conditions/country-codes";
import { ComboField } from "@selvedge/ui/choices/combo-field";
import { Card } from "@selvedge/ui/content/card";
import { TextField } from "@selvedge/ui/fields/text-field";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Form } from "react-aria-components/Form";
import { api } from "../data/api.ts";
import { useShop } from "../session/shop.ts";
import { ChangedNotice, RestoredNotice } from "../shell/changed-notice.tsx";
import { LeaveGuard } from "../shell/leave-guard.tsx";
import { SaveRow } from "../shell/save-row.tsx";
import { type Company, companyQuery, legalQuery } from "../site-texts/site-texts-query.ts";
import { useSaving } from "../site-texts/use-saving.ts";
import { useStoredForm } from "../site-texts/use-stored-form.ts";

type CompanyForm = Omit<Company, "rev" | "missing">;

const formOf = ({ rev: _, missing: __, ...form }: Company): CompanyForm => form;

const countries = Object.entries(countryNames)
  .map(([id, label]) => ({ id, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label));

/** The form of who sells. */
export function CompanyCard({ company }: { company: Company }) {
  const shop = useShop();
  const queries = useQueryClient();
  const kept = useStoredForm(`selvedge-company-${shop.id}`, formOf(company), company.rev);
  const { form, isDirty } = kept;
  const [theirs, setTheirs] = useState<Company | null>(null);
  const { isBusy, errors, clear, run } = useSaving("company", async () =>
    setTheirs(await queries.fetchQuery({ ...companyQuery(shop.id), staleTime: 0 })),
  );
  const save = () =>
    run(async () => {
      const { data } = await api("PUT /divisions/{division}/company/", {
        params: { division: shop.id },
        body: { ...form, rev: String(kept.version) },
      });
      queries.setQueryData(companyQuery(shop.id).queryKey, data);
      void queries.invalidateQueries({ queryKey: legalQuery(shop.id).queryKey });
      kept.show(formOf(data), data.rev);
    }, "Saved. Your legal texts and invoices say it now.");
  const field = (name: keyof CompanyForm) => ({
    value: form[name],
    onChange: (text: string) => {
      kept.change({ [name]: text });
      clear();
    },
    ...(errors[name] && { error: errors[name] }),
  });
  return (
    <>
      {theirs ? (
        <ChangedNotice
          what="Your company"
          onTheirs={() => {
            kept.show(formOf(theirs), theirs.rev);
            setTheirs(null);
          }}
          onMine={() => {
            kept.keepOver(formOf(theirs), theirs.rev);
            setTheirs(null);
          }}
        />
      ) : null}
      {kept.isRestored && !theirs ? <RestoredNotice onDiscard={() => kept.show(formOf(company), company.rev)} /> : null}
      <Card>
        <Form
          className="flex flex-col gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <div className="grid max-w-2xl gap-x-4 gap-y-1 sm:grid-cols-2">
            <TextField
              className="sm:col-span-2"
              label="Legal name"
              autoComplete="organization"
              hint="Of the company, or your own if you sell as a person."
              {...field("legalName")}
            />
            <TextField label="Company number" hint="Empty if you have none." {...field("companyNumber")} />
            <TextField label="VAT number" hint="Empty if you are not registered." {...field("vatNumber")} />
            <TextField
              className="sm:col-span-2"
              label="Street and number"
              autoComplete="street-address"
              {...field("street")}
            />
            <TextField label="Town" autoComplete="address-level2" {...field("city")} />
            <TextField label="Postcode" autoComplete="postal-code" {...field("zip")} />
            <ComboField
              label="Country"
              options={countries}
              value={form.country}
              onChange={(country) => country && kept.change({ country })}
              {...(errors.country && { error: errors.country })}
            />
            <span className="max-sm:hidden" />
            <TextField
              label="Email"
              autoComplete="email"
              hint="Where customers and authorities write."
              {...field("email")}
            />
            <TextField label="Phone" type="tel" autoComplete="tel" {...field("phone")} />
          </div>
          <div className="mt-2 max-w-2xl border-line border-t pt-4">
            <h2 className="font-semibold text-body">Where invoices are paid</h2>
            <p className="mb-3 text-dense text-ink-2">
              Businesses that buy on terms pay to this account. It is on their unpaid invoices and in the reminders.
            </p>
            <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
              <TextField className="sm:col-span-2" label="Name on the account" {...field("bankAccountName")} />
              <TextField
                label="Sort code"
                inputMode="numeric"
                hint="Of an account in the United Kingdom."
                {...field("bankSortCode")}
              />
              <TextField label="Account number" inputMode="numeric" {...field("bankAccountNumber")} />
              <TextField label="IBAN" hint="For payments from abroad." {...field("bankIban")} />
              <TextField label="BIC" {...field("bankBic")} />
            </div>
          </div>
          <SaveRow isDirty={isDirty} isBusy={isBusy} isHeld={theirs !== null} />
        </Form>
      </Card>
      <LeaveGuard isDirty={isDirty} saveLabel="Save" onSave={theirs ? null : save}>
        Your company is changed and not saved.
      </LeaveGuard>
    </>
  );
}
