import { TOKENS, type TokenKey } from "@selvedge/themes/tokens/tokens";
import { Button } from "@selvedge/ui/actions/button";
import { Notice } from "@selvedge/ui/feedback/notice";
import type { ThemeSession, ThemeState } from "./theme-session.ts";

interface ThemeNoticesProps {
  state: ThemeState;
  session: ThemeSession;
}

/** What stops changes from being saved, with the way out. */
export function ThemeNotices({ state: { save, draft }, session }: ThemeNoticesProps) {
  if (save.kind === "conflict") {
    const [key = ""] = save.keys;
    const label = key in TOKENS ? TOKENS[key as TokenKey].label : key;
    const more = save.keys.length > 1 ? ` and ${save.keys.length - 1} more` : "";
    return (
      <div role="alert" className="p-3">
        <Notice
          tone="warning"
          title={`Somebody else has changed ${label}${more} in the meantime`}
          actions={
            <>
              <Button size="dense" onPress={() => session.settle("theirs")}>
                Use theirs
              </Button>
              <Button size="dense" onPress={() => session.settle("mine")}>
                Use mine
              </Button>
            </>
          }
        >
          Theirs: {words(save.theirs.draft.properties[key])}. Yours: {words(draft.properties[key])}.
        </Notice>
      </div>
    );
  }
  if (save.kind === "offline")
    return (
      <div role="alert" className="p-3">
        <Notice
          tone="warning"
          title="Your last changes are not saved yet"
          actions={
            <Button size="dense" onPress={() => void session.flush()}>
              Try again
            </Button>
          }
        >
          The server cannot be reached. They are sent again by themselves; keep this page open.
        </Notice>
      </div>
    );
  if (save.kind === "failed")
    return (
      <div role="alert" className="p-3">
        <Notice
          tone="danger"
          title="This change cannot be saved"
          actions={
            <Button size="dense" onPress={() => session.undo()}>
              Undo it
            </Button>
          }
        >
          {save.message}
        </Notice>
      </div>
    );
  return null;
}

const words = (value: unknown): string => (value === undefined ? "as the theme came" : String(value));
