import { type DenialCode, denialReasons } from "@selvedge/domain/factory/denial-reasons";
import { Button } from "@selvedge/ui/actions/button";
import { KeyHint } from "@selvedge/ui/actions/key-hint";
import { ServerForm } from "@selvedge/ui/fields/server-form";
import { TextArea } from "@selvedge/ui/fields/text-area";
import { Check, X } from "lucide-react";
import { Button as Plain } from "react-aria-components/Button";

/** Approve, or deny with one of eight reasons. Each button shows its key. */
export function DecisionPanel({
  isDenying,
  isWriting,
  onApprove,
  onDeny,
  onReason,
  onWords,
  onBack,
}: {
  isDenying: boolean;
  isWriting: boolean;
  onApprove: () => void;
  onDeny: () => void;
  onReason: (code: DenialCode) => void;
  onWords: (words: string) => void;
  onBack: () => void;
}) {
  return (
    <section aria-label="Decision" className="flex flex-col gap-3">
      <Plain
        onPress={onApprove}
        className="flex h-16 items-center gap-3 rounded-card bg-band-good px-5 text-card font-semibold text-white data-hovered:brightness-110"
      >
        <Check aria-hidden size={22} strokeWidth={2.5} />
        <span className="flex-1 text-left">Approve</span>
        <KeyHint keys="A" />
      </Plain>
      <div className={`overflow-hidden rounded-card border ${isDenying ? "border-danger" : "border-line-strong"}`}>
        <Plain
          onPress={onDeny}
          aria-expanded={isDenying}
          className="flex h-13 w-full items-center gap-3 bg-band-wrong px-5 text-body font-semibold text-white data-hovered:brightness-110"
        >
          <X aria-hidden size={20} strokeWidth={2.5} />
          <span className="flex-1 text-left">
            Deny<span className="pointer-coarse:hidden">, then a number</span>
          </span>
          <KeyHint keys="D" />
        </Plain>
        {isWriting ? (
          <div className="p-4">
            <ServerForm
              onSubmit={async ({ words }) => {
                if (String(words).trim() === "")
                  return { ok: false, message: "", errors: { words: ["Write a reason for the shop"] } };
                onWords(String(words));
                return { ok: true };
              }}
            >
              {(isBusy) => (
                <>
                  <TextArea name="words" label="What the shop will see" rows={3} autoFocus />
                  <div className="flex justify-end gap-2">
                    <Button size="dense" onPress={onBack}>
                      Back
                    </Button>
                    <Button size="dense" type="submit" variant="danger-filled" busy={isBusy}>
                      Deny
                    </Button>
                  </div>
                </>
              )}
            </ServerForm>
          </div>
        ) : (
          <ol className="divide-y divide-line">
            {denialReasons.map(({ code, name }, index) => (
              <li key={code}>
                <Plain
                  onPress={() => onReason(code)}
                  className="flex min-h-9 w-full items-center gap-3 px-4 py-1.5 text-left text-dense data-hovered:bg-danger-tint max-md:min-h-11"
                >
                  <KeyHint keys={String(index + 1)} />
                  {name}
                </Plain>
              </li>
            ))}
          </ol>
        )}
      </div>
      <p className="text-label text-ink-2">The shop will see the reason. You can undo this for 10 seconds.</p>
    </section>
  );
}
