import { Button } from "@selvedge/ui/actions/button";
import { TextArea } from "@selvedge/ui/fields/text-area";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { useState } from "react";
import { Form } from "react-aria-components/Form";
import { api } from "../data/api.ts";
import type { ShopDetail } from "../data/reply.ts";
import { useShopChange } from "./shop-queries.ts";

export type ReviewStep = "start" | "change" | "end";

const texts: Record<ReviewStep, { title: (name: string) => string; what: string; field: string; confirm: string }> = {
  start: {
    title: (name) => `Put ${name} under review?`,
    what: "From now on visitors see a page that says so, and nobody can order. Its owners get a mail with your reason; they and their team can still look at the shop and work on it.",
    field: "What the owners read",
    confirm: "Put under review",
  },
  change: {
    title: (name) => `Message to the owners of ${name}`,
    what: "The owners get a mail with the new reason. The review goes on.",
    field: "What the owners read",
    confirm: "Send",
  },
  end: {
    title: (name) => `End the review of ${name}?`,
    what: "The shop stands as its owner set it, from now on. Its owners get a mail.",
    field: "A word to the owners (optional)",
    confirm: "End the review",
  },
};

interface ReviewDialogProps {
  shop: ShopDetail;
  /** null: closed. */
  step: ReviewStep | null;
  onClose: () => void;
}

/** Starts a review, changes its reason, or ends it. */
export function ReviewDialog({ shop, step, onClose }: ReviewDialogProps) {
  return (
    <Dialog width="regular" title={step ? texts[step].title(shop.name) : ""} isOpen={step !== null} onClose={onClose}>
      {step ? <ReviewForm shop={shop} step={step} onClose={onClose} /> : null}
    </Dialog>
  );
}

function ReviewForm({ shop, step, onClose }: { shop: ShopDetail; step: ReviewStep; onClose: () => void }) {
  const { isBusy, run } = useShopChange();
  const [words, setWords] = useState(step === "change" ? shop.reviewReason : "");
  const params = { division: shop.id };
  const send = async () => {
    const isDone =
      step === "end"
        ? await run(
            () => api("POST /atlas/divisions/{division}/review/end/", { params, body: { note: words.trim() } }),
            `The review of ${shop.name} is over.`,
          )
        : await run(
            () => api("POST /atlas/divisions/{division}/review/", { params, body: { reason: words.trim() } }),
            step === "start" ? `${shop.name} is under review.` : `The owners of ${shop.name} get a new mail.`,
          );
    if (isDone) onClose();
  };
  return (
    <Form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p className="text-ink-2">{texts[step].what}</p>
      <TextArea
        autoFocus
        isRequired={step !== "end"}
        label={texts[step].field}
        countTo={500}
        maxLength={500}
        rows={4}
        value={words}
        onChange={setWords}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button isDisabled={isBusy} onPress={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant={step === "start" ? "danger-filled" : "primary"} busy={isBusy}>
          {texts[step].confirm}
        </Button>
      </div>
    </Form>
  );
}
