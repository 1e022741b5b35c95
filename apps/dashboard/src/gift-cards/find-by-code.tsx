import { Button } from "@selvedge/ui/actions/button";
import { TextField } from "@selvedge/ui/fields/text-field";
import { useState } from "react";
import { Form } from "react-aria-components/Form";
import { useNavigate } from "react-router";
import { api } from "../data/api.ts";
import { failureText, fieldTexts } from "../data/failure-text.ts";
import { useShop } from "../session/shop.ts";

/** Opens the card of a code that its holder shows: who has the code has the card, the last four signs alone prove nothing. */
export function FindByCode() {
  const { id: division } = useShop();
  const navigate = useNavigate();
  const [code, setCode] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const find = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { data } = await api("POST /divisions/{division}/gift-cards/find/", {
        params: { division },
        body: { code },
      });
      setCode("");
      await navigate(`/gift-cards/${data.id}`);
    } catch (error) {
      setFault(fieldTexts(error).code ?? failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void find();
      }}
    >
      <TextField
        compact
        hideLabel
        mono
        label="Code that a holder shows"
        placeholder="Code that a holder shows"
        autoComplete="off"
        spellCheck="false"
        className="min-w-0 flex-1 sm:max-w-72"
        value={code}
        onChange={(text) => {
          setCode(text);
          setFault(null);
        }}
        {...(fault && { error: fault })}
      />
      <Button type="submit" busy={isBusy} busyLabel="Looking">
        Open the card
      </Button>
    </Form>
  );
}
