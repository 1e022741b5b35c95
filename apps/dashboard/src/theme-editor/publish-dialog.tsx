import { hardToRead } from "@selvedge/themes/legibility";
import { TOKENS, type TokenKey } from "@selvedge/themes/tokens/tokens";
import { Button } from "@selvedge/ui/actions/button";
import { Notice } from "@selvedge/ui/feedback/notice";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { changesToPublish } from "./changes-to-publish.ts";
import { valueWords } from "./keys/key-words.ts";
import type { ThemeSession, ThemeState } from "./theme-session.ts";
import { tokensOf } from "./worn.ts";

interface PublishDialogProps {
  state: ThemeState;
  session: ThemeSession;
  isBusy: boolean;
  /** Why it was refused. */
  refusal: string | null;
  onPublish: () => void;
  onClose: () => void;
}

/** What visitors will see otherwise, key by key, before it is published. */
export function PublishDialog({ state, session, isBusy, refusal, onPublish, onClose }: PublishDialogProps) {
  const { draft, stored } = state;
  const { name, title, published, isWorn, fonts } = stored;
  const [before, after] = [tokensOf(name, published), tokensOf(name, draft)];
  const keys = changesToPublish(name, published, draft);
  const hard = hardToRead(after).filter(({ code }) => !draft.kept.includes(code));
  return (
    <Dialog
      title={isWorn ? "Publish these changes?" : `Put ${title} on your shop?`}
      isOpen
      isBusy={isBusy}
      width="regular"
      onClose={onClose}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={onClose}>
            Not yet
          </Button>
          <Button
            variant="primary"
            busy={isBusy}
            busyLabel="Publishing"
            isDisabled={hard.length > 0}
            onPress={onPublish}
          >
            Publish
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-2">
          {!isWorn
            ? "Visitors see your shop in it at once."
            : keys.length > 0
              ? "Visitors see them at once."
              : "Visitors see no difference."}{" "}
          One press takes it back.
        </p>
        {keys.length > 0 ? (
          <ul className="max-h-72 divide-y divide-line overflow-y-auto rounded-card border border-line">
            {keys.map((key) => (
              <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-dense">
                <span className="min-w-0 flex-1">{TOKENS[key].label}</span>
                <Value colour={colourIn(key, before[key])}>{valueWords(key, before[key], fonts)}</Value>
                <span aria-hidden>→</span>
                <span className="sr-only">becomes</span>
                <Value colour={colourIn(key, after[key])}>{valueWords(key, after[key], fonts)}</Value>
              </li>
            ))}
          </ul>
        ) : null}
        {hard.length > 0 ? (
          <Notice
            tone="warning"
            title={hard.length === 1 ? "1 colour is hard to read" : `${hard.length} colours are hard to read`}
            actions={
              <Button size="dense" onPress={() => session.keep(hard.map(({ code }) => code))}>
                Keep them all the same
              </Button>
            }
          >
            {hard
              .slice(0, 3)
              .map(
                ({ text, ground, ratio }) =>
                  `${TOKENS[text].label} on “${TOKENS[ground].label}” reads ${ratio.toFixed(1)} : 1.`,
              )
              .join(" ")}
            {hard.length > 3 ? ` And ${hard.length - 3} more.` : ""} Close this to mend them with one press.
          </Notice>
        ) : null}
        {refusal ? (
          <p role="alert" className="text-dense text-danger">
            {refusal}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}

const colourIn = (key: TokenKey, value: unknown) => (TOKENS[key].type === "colour" ? String(value) : null);

const Value = ({ colour, children }: { colour: string | null; children: string }) => (
  <span className="flex items-center gap-1.5">
    {colour ? (
      <span aria-hidden className="size-4 rounded-full border border-line" style={{ backgroundColor: colour }} />
    ) : null}
    <span className={colour ? "font-mono" : ""}>{children}</span>
  </span>
);
