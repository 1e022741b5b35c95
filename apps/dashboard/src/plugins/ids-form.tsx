import { Button } from "@selvedge/ui/actions/button";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { Card } from "@selvedge/ui/content/card";
import { Notice } from "@selvedge/ui/feedback/notice";
import { TextField } from "@selvedge/ui/fields/text-field";
import { ConfirmDialog } from "@selvedge/ui/overlays/confirm-dialog";
import { useState } from "react";
import { PartForm } from "../surroundings/part-form.tsx";
import { usePart } from "../surroundings/use-part.ts";
import { type IdField, type IdPlugin, typedIds } from "./id-fields.ts";
import { type ShopPlugins, usePlugins } from "./plugins-query.ts";

/** The ids that a measuring or advertising service gave to the shop. Emptied, the service is told nothing any more. */
export function IdsForm({ name, fields, all }: { name: IdPlugin; fields: readonly IdField[]; all: ShopPlugins }) {
  const { read, change } = usePlugins();
  const [isAsking, setAsking] = useState(false);
  const idsIn = (stored: ShopPlugins) => {
    const known: Record<string, unknown> = stored[name];
    return Object.fromEntries(fields.map(({ key }) => [key, String(known[key] ?? "")]));
  };
  const own = idsIn(all);
  const part = usePart({ name, done: "Your ids are saved." }, own, {
    read: async () => idsIn(await read()),
    store: async (form) => idsIn(await change({ [name]: form })),
  });
  const isOn = Object.values(own).some(Boolean);
  const turnOff = () => {
    setAsking(false);
    void part.store(Object.fromEntries(fields.map(({ key }) => [key, ""])));
  };
  return (
    <>
      {all["cookie-policy"].enabled ? null : (
        <Notice
          tone="warning"
          title="Your shop shows no cookie notice."
          actions={
            <LinkButton size="dense" href="/plugins/cookie-policy">
              Open cookie notice
            </LinkButton>
          }
        >
          Nobody can say yes, so nothing is sent.
        </Notice>
      )}
      <Card
        title="Where visits are sent"
        aside={
          isOn ? (
            <Button size="dense" onPress={() => setAsking(true)}>
              Turn off
            </Button>
          ) : null
        }
      >
        <PartForm part={part}>
          {fields.map(({ key, takes, ...field }) => {
            const { value, error } = part.text(key, name);
            return (
              <TextField
                key={key}
                className="max-w-md"
                autoComplete="off"
                spellCheck="false"
                {...field}
                value={value}
                onChange={(text) => part.change(typedIds(key, text))}
                {...(error && { error: `${error}. It takes ${takes}.` })}
              />
            );
          })}
          <p className="max-w-2xl text-dense text-ink-2">
            Its script is loaded after a visitor accepts all cookies, and not in the first 5 seconds of a page.
            Checkout, sign-in and accounts never carry it.
          </p>
        </PartForm>
      </Card>
      <ConfirmDialog
        isOpen={isAsking}
        keepLabel="Keep it on"
        onClose={() => setAsking(false)}
        title="Turn it off?"
        confirmLabel="Turn off"
        onConfirm={turnOff}
      >
        The ids are removed, and nothing more is sent from your pages. What the service has stays with it.
      </ConfirmDialog>
    </>
  );
}
