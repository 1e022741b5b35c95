import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { TextArea } from "@selvedge/ui/fields/text-area";
import { DateText } from "@selvedge/ui/words/date-text";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api } from "../data/api.ts";
import { failureText, fieldTexts } from "../data/failure-text.ts";
import { useShop } from "../session/shop.ts";
import { type ShopAccess, visitorsQuery } from "./visitors-query.ts";

type Answer = NonNullable<ShopAccess["underReview"]>["answer"];

const mostLetters = 2000;

/** What the shop answers to the denial of its site, and what it answered last. */
export function DenialAnswer({ answer }: { answer: Answer }) {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const [isWriting, setWriting] = useState(answer === null);
  const [words, setWords] = useState("");
  const [error, setError] = useState("");
  const [isBusy, setBusy] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (!words.trim()) return setError("Write what you have changed, or what you ask.");
    setBusy(true);
    try {
      const body = { words: words.trim() };
      const { data } = await api("POST /divisions/{division}/review/answer/", { params: { division }, body });
      queries.setQueryData(visitorsQuery(division).queryKey, data);
      setWords("");
      setWriting(false);
      showSnackbar({ code: "denial answered", text: "Your answer is with our team. We look at your shop again." });
    } catch (failure) {
      setError(fieldTexts(failure).words ?? failureText(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card
      title="Your answer"
      aside={
        answer ? (
          <StatusBadge tone="warning" shape="ring">
            Sent
          </StatusBadge>
        ) : null
      }
    >
      <div className="flex flex-col gap-3">
        {answer ? (
          <div>
            <p className="whitespace-pre-line wrap-anywhere">{answer.words}</p>
            <p className="text-dense text-ink-2">
              {answer.by}, <DateText at={answer.at} inSentence />
            </p>
          </div>
        ) : null}
        {isWriting ? (
          <form className="flex max-w-160 flex-col items-start gap-3" onSubmit={(event) => void send(event)}>
            <TextArea
              className="w-full"
              label="What our team should know"
              placeholder="Such as: The two crests are gone. Please look again."
              rows={3}
              maxLength={mostLetters}
              value={words}
              onChange={(next) => {
                setWords(next);
                setError("");
              }}
              {...(error && { error })}
            />
            <div className="flex flex-wrap gap-2">
              <Button type="submit" variant="primary" size="dense" busy={isBusy} busyLabel="Sending">
                Send answer
              </Button>
              {answer ? (
                <Button size="dense" isDisabled={isBusy} onPress={() => setWriting(false)}>
                  Cancel
                </Button>
              ) : null}
            </div>
          </form>
        ) : (
          <Button size="dense" className="self-start" onPress={() => setWriting(true)}>
            Answer again
          </Button>
        )}
      </div>
    </Card>
  );
}
