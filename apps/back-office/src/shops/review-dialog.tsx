import { Button } from "@selvedge/ui/actions/button";
import { TextArea } from "@selvedge/ui/fields/text-area";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { useState } from "react";
import { Form } from "react-aria-components/Form";
import { api } from "../data/api.ts";
import type { ShopDetail } from "../data/reply.ts";
import { useShopChange } from "./shop-queries.ts";

export type ReviewStep = "start" | "change" | "end" | "deny" | "again" | "allow";

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
  deny: {
    title: (name) => `Deny the site of ${name}?`,
    what: "The shop stays closed, and visitors see that it is. Its owners get a mail with your reason and read it in their dashboard; they and their team can still change the shop.",
    field: "Why, and what they should change",
    confirm: "Deny the site",
  },
  again: {
    title: (name) => `Look at ${name} again?`,
    what: "The denial is taken back, and the shop is under review again. Its owners get a mail with the reason.",
    field: "What the owners read",
    confirm: "Put under review again",
  },
  allow: {
    title: (name) => `Approve the site of ${name}?`,
    what: "The shop stands as its owner set it, from now on. Its owners get a mail.",
    field: "A word to the owners (optional)",
    confirm: "Approve the site",
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

/** Starts a review, changes its reason, ends it, or denies the site; and approves one that was denied. */
export function ReviewDialog({ shop, step, onClose }: ReviewDialogProps) {
  return (
    <Dialog width="regular" title={step ? texts[step].title(shop.name) : ""} isOpen={step !== null} onClose={onClose}>
      {step ? <ReviewForm shop={shop} step={step} onClose={onClose} /> : null}
    </Dialog>
  );
}

function ReviewForm({ shop, step, onClose }: { shop: ShopDetail; step: ReviewStep; onClose: () => void }) {
  const { isBusy, run } = useShopChange();
  const [words, setWords] = useState(step === "change" || step === "again" ? shop.reviewReason : "");
  const isOptional = step === "end" || step === "allow";
  const send = async () => {
    const { change, done, undo } = stepOf(shop, step, words.trim());
    if (await run(change, done, undo && (() => void run(undo, `${shop.name} is under review again.`)))) onClose();
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
        isRequired={!isOptional}
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
        <Button type="submit" variant={step === "start" || step === "deny" ? "danger-filled" : "primary"} busy={isBusy}>
          {texts[step].confirm}
        </Button>
      </div>
    </Form>
  );
}

interface Change {
  change: () => Promise<unknown>;
  /** What is said once it is made. */
  done: string;
  undo?: () => Promise<unknown>;
}

/** What a step sends, and how it is taken back: a denial by looking at the shop again, for the reason that stood before. */
function stepOf({ id, name, reviewReason }: ShopDetail, step: ReviewStep, words: string): Change {
  const params = { division: id };
  const review = (reason: string) => () =>
    api("POST /atlas/divisions/{division}/review/", { params, body: { reason } });
  const end = () => api("POST /atlas/divisions/{division}/review/end/", { params, body: { note: words } });
  const deny = () => api("POST /atlas/divisions/{division}/review/deny/", { params, body: { reason: words } });
  const steps: Record<ReviewStep, Change> = {
    start: { change: review(words), done: `${name} is under review.` },
    change: { change: review(words), done: `The owners of ${name} get a new mail.` },
    end: { change: end, done: `The review of ${name} is over.` },
    deny: { change: deny, done: `The site of ${name} is denied.`, undo: review(reviewReason) },
    again: { change: review(words), done: `${name} is under review again.` },
    allow: { change: end, done: `The site of ${name} is approved.` },
  };
  return steps[step];
}
