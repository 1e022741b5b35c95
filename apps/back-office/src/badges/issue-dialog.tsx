import { ApiFailure } from "@selvedge/api-client/client";
import { Button } from "@selvedge/ui/actions/button";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { useScanner } from "@selvedge/ui/scanner/use-scanner";
import { Nfc } from "lucide-react";
import { useRef, useState } from "react";
import { Form } from "react-aria-components/Form";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { BadgeRow } from "../data/reply.ts";
import { refreshBadges } from "./use-badge-change.ts";

interface IssueDialogProps {
  person: BadgeRow;
  isOpen: boolean;
  onClose: () => void;
}

/** Issues a badge: held to the reader, or its number typed. */
export function IssueDialog(props: IssueDialogProps) {
  return (
    <Dialog title={`Issue a badge to ${props.person.fullName}`} isOpen={props.isOpen} onClose={props.onClose}>
      {props.isOpen ? <IssueForm {...props} /> : null}
    </Dialog>
  );
}

function IssueForm({ person, onClose }: IssueDialogProps) {
  const [code, setCode] = useState("");
  const [error, setError] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);
  const issue = async (given: string): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setIsBusy(true);
    try {
      const { data } = await api("POST /atlas/users/{id}/badges/", {
        params: { id: person.staffNumber },
        body: { code: given },
      });
      showSnackbar({ code: `badge ${data.id}`, text: `${person.fullName} has the badge that ends in ${data.ending}.` });
      onClose();
      return true;
    } catch (failure) {
      setError(wordsOf(failure));
      return false;
    } finally {
      busy.current = false;
      setIsBusy(false);
      await refreshBadges();
    }
  };
  useScanner({
    onScan: async ({ code: scanned }) => {
      setCode(scanned);
      return (await issue(scanned)) ? "good" : "wrong";
    },
  });
  return (
    <Form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void issue(code);
      }}
    >
      <p className="flex items-center gap-3 text-ink-2">
        <Nfc aria-hidden size={28} className="shrink-0 text-primary" />
        Hold the badge to the reader, or type the number that is printed on it.
      </p>
      <TextField
        autoFocus
        isRequired
        mono
        label="Badge"
        autoComplete="off"
        value={code}
        onChange={(text) => {
          setCode(text);
          setError("");
        }}
        {...(error ? { error } : {})}
      />
      <div className="flex justify-end gap-2">
        <Button onPress={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Issuing">
          Issue badge
        </Button>
      </div>
    </Form>
  );
}

const wordsOf = (failure: unknown): string =>
  failure instanceof ApiFailure
    ? (Object.values(failure.answer.errors)[0]?.[0] ?? (failure.answer.message || failureText(failure)))
    : failureText(failure);
