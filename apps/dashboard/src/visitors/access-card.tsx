import { RadioChoice } from "@selvedge/ui/choices/radio-choice";
import { Card } from "@selvedge/ui/content/card";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { ConfirmDialog } from "@selvedge/ui/overlays/confirm-dialog";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Form } from "react-aria-components/Form";
import { api } from "../data/api.ts";
import { failureText, fieldTexts } from "../data/failure-text.ts";
import { useShop } from "../session/shop.ts";
import { LeaveGuard } from "../shell/leave-guard.tsx";
import { SaveRow } from "../shell/save-row.tsx";
import { type AccessForm, bodyOf, formOf, isChanged, isClosing } from "./access-form.ts";
import { ComingSoonFields } from "./coming-soon-fields.tsx";
import { PasswordField } from "./password-field.tsx";
import { type ShopAccess, visitorsQuery } from "./visitors-query.ts";

const options = [
  { id: "open", label: "Everyone", hint: "Anybody can look around and buy." },
  { id: "password", label: "People with the password", hint: "Others see a page that asks for it." },
  {
    id: "comingSoon",
    label: "Nobody yet: it opens soon",
    hint: "Visitors see your words and, with a day, a countdown.",
  },
];

const saved: Record<ShopAccess["door"], string> = {
  open: "Your shop is open to everyone.",
  password: "Your shop is open to people with the password.",
  comingSoon: "Visitors now see that your shop opens soon.",
};

/** How the shop's door stands, and the form that changes it. Closing an open shop is confirmed first. */
export function AccessCard({ access }: { access: ShopAccess }) {
  const shop = useShop();
  const queries = useQueryClient();
  const [form, setForm] = useState<AccessForm>(() => formOf(access));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const change = (part: Partial<AccessForm>) => {
    setForm({ ...form, ...part });
    setErrors({});
  };
  const save = async (): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      const { data } = await api("PATCH /divisions/{division}/visitors/", {
        params: { division: shop.id },
        body: bodyOf(form, access),
      });
      queries.setQueryData(visitorsQuery(shop.id).queryKey, data);
      setForm(formOf(data));
      setErrors({});
      showSnackbar({ code: `shop ${data.door}`, text: saved[data.door] });
      return true;
    } catch (error) {
      const texts = fieldTexts(error);
      setErrors(texts);
      if (Object.keys(texts).length === 0) showSnackbar({ code: "visitors", text: failureText(error), tone: "failed" });
      return false;
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  const submit = () => (isClosing(form, access) ? setAsking(true) : void save());
  const isDirty = isChanged(form, access);
  return (
    <Card title="Your shop is open to">
      <Form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <RadioChoice
          cards
          hideLabel
          label="Who can visit your shop"
          options={options}
          value={form.door}
          onChange={(door) => change({ door: door as AccessForm["door"] })}
        />
        {form.door === "comingSoon" ? (
          <ComingSoonFields form={form} timeZone={access.timeZone} errors={errors} onChange={change} />
        ) : null}
        {form.door === "open" ? null : (
          <PasswordField form={form} access={access} error={errors.password} onChange={change} />
        )}
        <SaveRow isDirty={isDirty} isBusy={isBusy} />
      </Form>
      <ConfirmDialog
        title="Close your shop to visitors?"
        confirmLabel="Close the shop"
        keepLabel="Keep it open"
        isDanger
        isOpen={isAsking}
        isBusy={isBusy}
        onConfirm={() => void save()}
        onClose={() => setAsking(false)}
      >
        <p>
          {form.door === "password"
            ? "From now on only people with the password see your pages and can buy."
            : "From now on nobody sees your pages or can buy until the shop opens."}{" "}
          Orders that were placed are made and sent as always.
        </p>
      </ConfirmDialog>
      <LeaveGuard isDirty={isDirty} saveLabel="Save" onSave={isClosing(form, access) ? null : save}>
        Who can visit your shop is changed and not saved.
      </LeaveGuard>
    </Card>
  );
}
