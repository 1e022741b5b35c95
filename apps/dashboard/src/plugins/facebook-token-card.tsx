import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { Notice } from "@selvedge/ui/feedback/notice";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { TextField } from "@selvedge/ui/fields/text-field";
import { ConfirmDialog } from "@selvedge/ui/overlays/confirm-dialog";
import { DateText } from "@selvedge/ui/words/date-text";
import { useState } from "react";
import { PartForm } from "../surroundings/part-form.tsx";
import { usePart } from "../surroundings/use-part.ts";
import { type ShopPlugins, usePlugins } from "./plugins-query.ts";

const name = "facebook-pixel";

/** The token with which the shop's server sends sales to Facebook, and how the last one went. The token is never shown. */
export function FacebookTokenCard({ all }: { all: ShopPlugins }) {
  const { change } = usePlugins();
  const [isAsking, setAsking] = useState(false);
  const { pixel, hasToken } = all[name];
  const none = { access_token: "" };
  const part = usePart({ name: "facebook-token", done: "Your access token is changed." }, none, {
    // It is never shown, so there is nothing that somebody else's could be compared with.
    read: async () => none,
    async store(form) {
      await change({ [name]: { pixel, ...form } });
      return none;
    },
  });
  return (
    <>
      <Card
        title="Sales sent from your server"
        aside={
          hasToken ? (
            <Button size="dense" onPress={() => setAsking(true)}>
              Remove token
            </Button>
          ) : null
        }
      >
        <div className="flex flex-col gap-4">
          <p className="max-w-2xl text-dense text-ink-2">
            Many browsers block Facebook’s scripts. With a token, your shop’s server also sends Facebook each paid order
            of a shopper who accepted all cookies. Script and server send the same order number, so a sale counts once.
            Email, name and address are hashed before they are sent.
          </p>
          {hasToken ? <LastSale sales={all[name]} /> : null}
          <PartForm part={part}>
            <TextField
              className="max-w-2xl"
              label={hasToken ? "Another access token" : "Access token"}
              type="password"
              autoComplete="off"
              isDisabled={pixel === ""}
              placeholder={hasToken ? "One is stored" : "EAAB…"}
              hint={
                pixel === ""
                  ? "Save the ID of your pixel first"
                  : "In Meta Events Manager: your pixel, Settings, Conversions API, Generate access token"
              }
              {...part.text("access_token", name)}
            />
          </PartForm>
        </div>
      </Card>
      <ConfirmDialog
        isOpen={isAsking}
        keepLabel="Keep it"
        onClose={() => setAsking(false)}
        title="Remove the access token?"
        confirmLabel="Remove token"
        onConfirm={() => {
          setAsking(false);
          void part.store(none);
        }}
      >
        Your server stops sending sales to Facebook. The pixel on your pages keeps working.
      </ConfirmDialog>
    </>
  );
}

const orders = (count: number): string => `${count} paid ${count === 1 ? "order is" : "orders are"}`;

/** How the last sale that was sent to Facebook went: accepted, refused with its reason, or waiting for another try. */
function LastSale({ sales: { last, waiting } }: { sales: ShopPlugins[typeof name] }) {
  if (!last)
    return (
      <p className="text-dense text-ink-2">
        {waiting > 0 ? `${orders(waiting)} on the way to Facebook.` : "No sale has been sent yet."}
      </p>
    );
  if (last.state === "sent")
    return (
      <p className="flex flex-wrap items-center gap-2 text-dense">
        <StatusBadge tone="success">Sent</StatusBadge>
        <span>
          {last.reference}, <DateText at={last.triedAt} inSentence />
        </span>
        {waiting > 0 ? <span className="text-ink-2">{orders(waiting)} on the way</span> : null}
      </p>
    );
  const isRefused = last.state === "refused";
  return (
    <Notice
      tone={isRefused ? "danger" : "warning"}
      title={`Facebook ${isRefused ? "refused" : "has not taken"} ${last.reference}`}
    >
      <DateText at={last.triedAt} />: “{last.answer.replace(/\.$/, "")}”.{" "}
      {isRefused ? "Save a token that works: sales of the last 7 days are sent then." : "It is tried again by itself."}
    </Notice>
  );
}
