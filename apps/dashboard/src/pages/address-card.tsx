import { EDIT_TEXT } from "@selvedge/pages/check/edit-texts";
import type { PageKind } from "@selvedge/pages/page/page-kind";
import { normalisePageUrl } from "@selvedge/pages/page/page-url";
import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { type FormEvent, useId, useState } from "react";
import { openedAt } from "./kinds/page-kinds.ts";
import type { Page } from "./pages-query.ts";
import type { PageEditing } from "./use-page-session.ts";

interface AddressCardProps {
  page: Page;
  kind: PageKind;
  editing: PageEditing;
  isReadOnly: boolean;
}

interface ChangeAddressProps extends Pick<AddressCardProps, "page" | "editing"> {
  onClose: () => void;
}

/** Where the page is. Another address takes a step of its own: visitors are led from the old one at once. */
export function AddressCard({ page, kind, editing, isReadOnly }: AddressCardProps) {
  const [isOpen, setOpen] = useState(false);
  const opened = openedAt(kind, page.url);
  return (
    <Card
      title="Address"
      aside={
        isReadOnly || page.url === "/" ? null : (
          <Button size="row" onPress={() => setOpen(true)}>
            Change
          </Button>
        )
      }
    >
      <p className="font-mono text-dense wrap-anywhere">{opened ?? page.url}</p>
      {page.url === "/" ? <p className="pt-1 text-dense text-ink-2">The home page stays at this address.</p> : null}
      {opened === null ? (
        <p className="pt-1 text-dense text-ink-2">{notOpened[kind === "flow" ? "flow" : "mail"]}</p>
      ) : null}
      {isOpen ? <ChangeAddress page={page} editing={editing} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

function ChangeAddress({ page, editing: { session, saver }, onClose }: ChangeAddressProps) {
  const form = useId();
  const [typed, setTyped] = useState(page.url);
  const [error, setError] = useState("");
  const [isBusy, setBusy] = useState(false);
  const to = normalisePageUrl(typed);

  const save = async () => {
    if (!(await saver.flush())) return setError(notReached);
    const changed = session.change(
      { t: "page", path: ["url"], from: session.doc().page.url, to },
      { label: "Changed the address" },
    );
    if (!changed.ok) return setError(EDIT_TEXT[changed.code]);
    if (await saver.flush()) return onClose();
    const state = saver.state();
    session.undo();
    setError(state.kind === "failed" ? state.message : notReached);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (to === page.url) return onClose();
    setBusy(true);
    void save().finally(() => setBusy(false));
  };
  return (
    <Dialog
      isOpen
      title="Change the address"
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="primary" busy={isBusy} busyLabel="Changing">
            Change the address
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField
          label="Address"
          mono
          autoFocus
          spellCheck="false"
          maxLength={200}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setError("");
          }}
          hint={
            page.publishedAt && to !== page.url
              ? `At once, visitors of ${page.url} are led to ${to}.`
              : "Words with hyphens: /our-work/"
          }
          {...(error && { error })}
        />
      </form>
    </Dialog>
  );
}

const notOpened = {
  flow: "Tells it apart from your other pages; nothing opens here.",
  mail: "A mail page opens at an address of one part, such as /winter-letter/. Change it to have it opened.",
} as const;

const notReached = "The server cannot be reached. Please try again.";
