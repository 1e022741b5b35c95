import { type BlockAct, blockActs } from "@selvedge/builder/edits/block-acts";
import type { Uid } from "@selvedge/pages/doc";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { Menu } from "@selvedge/ui/overlays/menu";
import { ArrowDown, ArrowUp, Ellipsis } from "lucide-react";
import { memo } from "react";
import { editorKeys } from "../keys/editor-keys.ts";
import type { RowActs } from "./row-acts.ts";

interface RowMenuProps {
  uid: Uid;
  title: string;
  /** What can be done with it, one word each. */
  acts: string;
  isUnpublished: boolean;
  does: RowActs;
}

/** What a pointer does with a block in the list; the keyboard has the row's own keys. A key in a setting does not render it again. */
export const RowMenu = memo(function RowMenu({ uid, title, acts, isUnpublished, does }: RowMenuProps) {
  const actions = acts
    .split(" ")
    .filter((act): act is BlockAct => act in blockActs)
    .map((act) => ({
      id: act,
      label: act === "hide" ? (isUnpublished ? "Show" : "Hide") : blockActs[act],
      keys: editorKeys.find((key) => key.act === act)?.shown,
      danger: act === "remove",
      onAction: () => does.act(act, uid),
    }));
  return (
    <span className="flex shrink-0">
      {(["up", "down"] as const).map((way) => (
        <IconButton
          key={way}
          bare
          className="md:hidden"
          excludeFromTabOrder
          label={`Move ${way}`}
          size="dense"
          icon={way === "up" ? ArrowUp : ArrowDown}
          onPress={() => does.act(way, uid)}
        />
      ))}
      <Menu
        label={`What to do with ${title}`}
        actions={actions}
        trigger={<IconButton bare variant="quiet" size="row" label={`More for ${title}`} icon={Ellipsis} />}
      />
    </span>
  );
});
