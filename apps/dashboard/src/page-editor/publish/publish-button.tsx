import type { PageDiff } from "@selvedge/pages/diff/page-diff";
import { SplitButton } from "@selvedge/ui/overlays/split-button";
import { memo } from "react";
import type { Page } from "../../pages/pages-query.ts";
import type { usePageMoves } from "../../pages/use-page-moves.ts";
import type { PageEditing } from "../../pages/use-page-session.ts";
import { PublishDialog } from "../later-parts.tsx";
import { type PublishActs, publishActions, publishableOf } from "./publish-actions.ts";
import type { Publishing } from "./use-publishing.ts";

interface PublishButtonProps {
  page: Page;
  editing: PageEditing;
  diff: PageDiff | null;
  publishing: Publishing;
  moves: ReturnType<typeof usePageMoves>;
  mayPublish: boolean;
  does: PublishActs;
  /** What publishing would change is shown, now or at a time; null while it is not. */
  open: "now" | "later" | null;
  onClose: () => void;
  onBlock: (uid: string) => void;
}

/** Opens what publishing would change, and has what else is done about what visitors see. */
export function PublishButton(props: PublishButtonProps) {
  const { page, editing, diff, publishing, moves, mayPublish, does, open, onClose, onBlock } = props;
  return (
    <>
      <Buttons {...publishableOf(page, mayPublish)} {...does} isBusy={publishing.isBusy || moves.isBusy} />
      {open ? (
        <PublishDialog
          {...{ page, editing, diff, publishing, onClose }}
          isTimed={open === "later"}
          onBlock={(uid) => {
            onClose();
            onBlock(uid);
          }}
        />
      ) : null}
    </>
  );
}

interface ButtonsProps extends ReturnType<typeof publishableOf>, PublishActs {
  isBusy: boolean;
}

/** Typing in a setting does not render it again. On a phone the other actions are in the menu beside it. */
const Buttons = memo(function Buttons({ isBusy, publish, show, ...publishable }: ButtonsProps) {
  return (
    <SplitButton
      label="Publish"
      variant="primary"
      size="dense"
      busy={isBusy}
      busyLabel="Publishing"
      isDisabled={!publishable.mayPublish}
      actions={publishActions(publishable, { publish, show })}
      menuLabel="More about publishing"
      isWholeOnPhones
      onPress={() => publish("now")}
    />
  );
});
