import { startBlocks, startsFor } from "@selvedge/blocks/patterns/page-starts";
import { marksOf, type PageKind } from "@selvedge/pages/page/page-kind";
import { normalisePageUrl } from "@selvedge/pages/page/page-url";
import { proposedPageUrl } from "@selvedge/pages/page/proposed-url";
import { Button } from "@selvedge/ui/actions/button";
import { RadioChoice } from "@selvedge/ui/choices/radio-choice";
import { Notice } from "@selvedge/ui/feedback/notice";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../../data/api.ts";
import { failureText, fieldTexts } from "../../data/failure-text.ts";
import { useShop } from "../../session/shop.ts";
import { pageKindChoices, pageKindWords } from "../kinds/page-kinds.ts";

/** Asks for the name of a new page, its address, what it is for and what it begins with, makes it as a draft and opens it in the editor. */
export function NewPageDialog({ onClose }: { onClose: () => void }) {
  const shop = useShop();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useId();
  // The same for every press of the button: a second one makes no second page.
  const [uuid] = useState(() => crypto.randomUUID());
  const [name, setName] = useState("");
  const [typedUrl, setTypedUrl] = useState<string | null>(null);
  const [kind, setKind] = useState<PageKind>("store");
  const [typedStart, setStart] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const url = typedUrl ?? proposedPageUrl(name);
  const errors = fieldTexts(failure);
  const starts = startsFor(kind).map(({ id, title, about }) => ({ id, label: title, hint: about }));
  const start = starts.find(({ id }) => id === typedStart)?.id ?? starts[0]!.id;

  const make = async () => {
    const body = {
      ...{ uuid, name: name.trim(), version: 1, properties: { title: name.trim(), ...marksOf(kind) } },
      ...{ blocks: startBlocks(start), ...(url.trim() && { url: normalisePageUrl(url) }) },
    };
    try {
      const { data } = await api("POST /divisions/{division}/pages/", { params: { division: shop.id }, body });
      void queries.invalidateQueries({ queryKey: [shop.id, "pages"] });
      await navigate(`/pages/${data.id}/edit`);
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || name.trim() === "") return;
    setBusy(true);
    setFailure(null);
    void make();
  };
  return (
    <Dialog
      isOpen
      width="regular"
      title="New page"
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            busy={isBusy}
            busyLabel="Making the page"
            isDisabled={name.trim() === ""}
          >
            Make the page
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="flex flex-col gap-4">
        {failure && !errors.url ? <Notice tone="danger" title={failureText(failure)} /> : null}
        <TextField
          compact
          autoFocus
          label="Name"
          placeholder="Our work"
          maxLength={120}
          value={name}
          onChange={(next) => {
            setName(next);
            // The address follows the name, and a refused one would stop the form.
            setFailure(null);
          }}
        />
        <TextField
          compact
          mono
          label="Address"
          prefix={`${new URL(shop.url).host}${kind === "mail" ? "/teemail" : ""}`}
          placeholder="/our-work/"
          spellCheck="false"
          maxLength={200}
          value={url}
          onChange={(next) => {
            setTypedUrl(next);
            setFailure(null);
          }}
          hint={kind === "flow" ? "Tells it apart from your other pages." : "Nobody sees it until you publish it."}
          {...(errors.url && { error: errors.url })}
        />
        <RadioChoice
          orientation="horizontal"
          label="Kind of page"
          options={pageKindChoices.map(({ id, label }) => ({ id, label }))}
          hint={pageKindWords[kind].about}
          value={kind}
          onChange={(next) => setKind(next as PageKind)}
        />
        <RadioChoice cards label="Begin with" options={starts} value={start} onChange={setStart} />
      </form>
    </Dialog>
  );
}
