import { isAllowedLink } from "@selvedge/domain/links/link-schemes";
import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { Form } from "react-aria-components/Form";
import { Button } from "../actions/button.tsx";
import { TextField } from "../fields/text-field.tsx";
import { Dialog } from "../overlays/dialog.tsx";
import { setLink } from "./set-link.ts";
import { writtenLink } from "./written-link.ts";

/** Where the selected words lead. Without selected words the link's own words are asked for. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const known = String(editor.getAttributes("link").href ?? "");
  const { empty } = editor.state.selection;
  const asksWords = empty && known === "";
  const [href, setHref] = useState(known);
  const [words, setWords] = useState("");
  const [error, setError] = useState("");
  const save = () => {
    const address = writtenLink(href);
    if (address === "") return setError("Where should it lead?");
    if (!isAllowedLink(address)) return setError("Use an address such as /blog/ or https://example.com.");
    setLink(editor, { href: address, words });
    onClose();
  };
  return (
    <Dialog
      title={known ? "Change the link" : "Add a link"}
      isOpen
      onClose={onClose}
      actions={
        <>
          {known ? (
            <Button
              variant="danger"
              className="mr-auto"
              onPress={() => {
                setLink(editor, { href: "", words: "" });
                onClose();
              }}
            >
              Remove the link
            </Button>
          ) : null}
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="rich-text-link">
            {known ? "Change" : "Add the link"}
          </Button>
        </>
      }
    >
      <Form
        id="rich-text-link"
        className="flex flex-col gap-1"
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog lies inside the form of its page in React's tree.
          event.stopPropagation();
          save();
        }}
      >
        {asksWords ? <TextField label="Words" autoFocus value={words} onChange={setWords} /> : null}
        <TextField
          label="Leads to"
          autoFocus={!asksWords}
          value={href}
          onChange={(text) => {
            setHref(text);
            setError("");
          }}
          placeholder="https:// or /collection/all/"
          hint="A page of your shop begins with a slash. An email address works too."
          {...(error && { error })}
        />
      </Form>
    </Dialog>
  );
}
