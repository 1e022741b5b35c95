import { email as emailRule } from "@selvedge/domain/validation/rules/addresses";
import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { TextField } from "@selvedge/ui/fields/text-field";
import { DateText } from "@selvedge/ui/words/date-text";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Form } from "react-aria-components/Form";
import { api } from "../data/api.ts";
import { failureText, fieldTexts } from "../data/failure-text.ts";
import { useShop } from "../session/shop.ts";
import { type ShopAccess, type ShopVisitor, visitorsQuery } from "./visitors-query.ts";

/** People who may visit a shop that is not open, each by a link in a mail. */
export function LetInCard({ access: { visitors } }: { access: ShopAccess }) {
  const { isBusy, run } = useVisitorChange();
  const [email, setEmail] = useState("");
  const [error, setError] = useState("");
  const send = async (to: string) => {
    const failure = await run(
      (division) => api("POST /divisions/{division}/visitors/", { params: { division }, body: { email: to } }),
      `Sent to ${to}. The link works until you remove them.`,
    );
    return failure;
  };
  return (
    <Card flush title="Let people in" note="before the shop is open">
      <Form
        className="flex flex-wrap items-start gap-x-3 border-line border-t px-4 py-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send(email.trim()).then((failure) => {
            setError(failure ?? "");
            if (failure === null) setEmail("");
          });
        }}
      >
        <TextField
          isRequired
          className="min-w-0 flex-1 basis-60"
          label="Email"
          type="email"
          autoComplete="off"
          value={email}
          rules={[emailRule]}
          onChange={(text) => {
            setEmail(text);
            setError("");
          }}
          hint="They get a link that lets them in without a password."
          {...(error && { error })}
        />
        <Button type="submit" className="md:mt-6.5" busy={isBusy} busyLabel="Sending">
          Send the link
        </Button>
      </Form>
      {visitors.length > 0 ? (
        <ul aria-label="People who are let in" className="border-line border-t">
          {visitors.map((visitor) => (
            <VisitorRow key={visitor.id} visitor={visitor} onSendAgain={() => void send(visitor.email)} />
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

function VisitorRow({
  visitor: { id, email, mailedAt },
  onSendAgain,
}: {
  visitor: ShopVisitor;
  onSendAgain: () => void;
}) {
  const { isBusy, run } = useVisitorChange();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line px-4 py-3 not-first:border-t">
      <div className="min-w-0 flex-1 basis-48">
        <p className="truncate text-body font-medium">{email}</p>
        <p className="text-dense text-ink-2">
          Link sent <DateText at={mailedAt} inSentence />
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="row" aria-label={`Send the link to ${email} again`} onPress={onSendAgain}>
          Send again
        </Button>
        <Button
          size="row"
          variant="danger"
          busy={isBusy}
          busyLabel=""
          aria-label={`Remove ${email}`}
          onPress={() =>
            void run(
              (division) => api("DELETE /divisions/{division}/visitors/{id}/", { params: { division, id } }),
              `${email} is no longer let in.`,
            )
          }
        >
          Remove
        </Button>
      </div>
    </li>
  );
}

/** Runs a change and reads the list again. Resolves to what is wrong with the address, or null. */
function useVisitorChange() {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const run = async (change: (division: number) => Promise<unknown>, done: string): Promise<string | null> => {
    if (isBusy) return "";
    setBusy(true);
    try {
      await change(division);
      showSnackbar({ code: done, text: done });
      return null;
    } catch (error) {
      const { email } = fieldTexts(error);
      if (!email) showSnackbar({ code: "visitors", text: failureText(error), tone: "failed" });
      return email ?? "";
    } finally {
      await queries.invalidateQueries({ queryKey: visitorsQuery(division).queryKey });
      setBusy(false);
    }
  };
  return { isBusy, run };
}
