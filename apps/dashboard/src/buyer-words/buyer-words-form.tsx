import { Switch } from "@selvedge/ui/choices/switch";
import { Card } from "@selvedge/ui/content/card";
import { TextArea } from "@selvedge/ui/fields/text-area";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Form } from "react-aria-components/Form";
import { LinkField } from "../links/link-field.tsx";
import { ChangedNotice, RestoredNotice } from "../shell/changed-notice.tsx";
import { LeaveGuard } from "../shell/leave-guard.tsx";
import { SaveRow } from "../shell/save-row.tsx";
import { BesideView } from "../shopper-view/beside-view.tsx";
import type { BuyerWords } from "./buyer-words-query.ts";
import { BuyerWordsView } from "./buyer-words-view.tsx";
import { useBuyerWords } from "./use-buyer-words.ts";

/** What a shop says to its buyers, with how it reads beside it. */
export function BuyerWordsForm({ stored }: { stored: BuyerWords }) {
  const words = useBuyerWords(stored);
  const { form, change, text, isDirty, isBusy, theirs } = words;
  return (
    <>
      {theirs ? (
        <ChangedNotice what="This page" onTheirs={() => words.take(theirs)} onMine={() => words.keepOver(theirs)} />
      ) : null}
      {words.isRestored && !theirs ? <RestoredNotice onDiscard={() => words.take(stored)} /> : null}
      <BesideView view={<BuyerWordsView words={form} look={stored.look} />}>
        <Form
          className="flex flex-col gap-4"
          validationBehavior="aria"
          onSubmit={(event) => {
            event.preventDefault();
            void words.save();
          }}
        >
          <Card title="Sign-in" note="Nobody has to sign in to buy">
            <div className="flex flex-col gap-3">
              <Switch
                label="Account link in the header and the menu"
                hint="Without it, buyers reach their account from their receipt and their emails."
                isSelected={form.hasAccountLink}
                onChange={(hasAccountLink) => change({ hasAccountLink })}
              />
              <TextField label="Heading" placeholder="Sign in" countTo={60} {...text("signInHeading")} />
              <TextArea
                label="Text"
                rows={2}
                placeholder="No password. We email you a link and a six-digit code."
                hint="How signing in works is still said, at the email field."
                countTo={240}
                {...text("signInText")}
              />
            </div>
          </Card>
          <Card title="Thanks" note="On the receipt and in the order confirmation">
            <div className="flex flex-col gap-3">
              <TextField
                label="Heading"
                placeholder="Thanks, {name}."
                hint="{name} is the buyer's first name."
                countTo={80}
                {...text("thanks")}
              />
              <TextArea
                label="Message"
                rows={3}
                hint="Below the line that says how the order stands."
                countTo={500}
                {...text("message")}
              />
              <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
                <TextField
                  label="Next step"
                  placeholder="See our new collection"
                  hint="What its button says. Empty for none."
                  countTo={40}
                  {...text("nextLabel")}
                />
                <LinkField label="Where it leads" {...text("nextHref")} />
              </div>
              <Switch
                label="Offer guests an account"
                hint="On the receipt, in the browser that ordered. It is never needed."
                isSelected={form.offersAccount}
                onChange={(offersAccount) => change({ offersAccount })}
              />
            </div>
          </Card>
          <Card title="Note" note="On receipts, emails and invoices">
            <TextArea
              label="Note"
              hideLabel
              rows={2}
              placeholder="Registered charity no. 1234567"
              hint="A charity number, or a line on returns. At the foot of receipts, order confirmations, invoices and credit notes, those of earlier orders too."
              countTo={300}
              {...text("note")}
            />
          </Card>
          <SaveRow isDirty={isDirty} isBusy={isBusy} isHeld={theirs !== null} />
        </Form>
      </BesideView>
      <LeaveGuard isDirty={isDirty} saveLabel="Save" onSave={theirs ? null : words.save}>
        What buyers read is changed and not saved.
      </LeaveGuard>
    </>
  );
}
