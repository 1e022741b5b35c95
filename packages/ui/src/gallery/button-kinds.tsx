import { Copy, Download, Ellipsis, ExternalLink, Pencil, Plus, Printer, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../actions/button.tsx";
import { CopyButton } from "../actions/copy-button.tsx";
import { IconButton } from "../actions/icon-button.tsx";
import { KeyHint } from "../actions/key-hint.tsx";
import { LinkButton } from "../actions/link-button.tsx";
import { TextLink } from "../actions/text-link.tsx";
import { Menu, type MenuAction } from "../overlays/menu.tsx";
import { SplitButton } from "../overlays/split-button.tsx";
import { Kind } from "./sheet.tsx";

/** Buttons in every variant, size and state. */
export function ButtonKinds() {
  return (
    <Kind title="Buttons: primary, plain, quiet, danger; 36 px, 32 dense, 28 in rows">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary">Publish</Button>
        <Button variant="primary" icon={Plus}>
          New product
        </Button>
        <PublishButton />
        <Button variant="primary" isDisabled>
          Disabled
        </Button>
        <Button icon={Download}>Export</Button>
        <Button variant="quiet">Discard</Button>
        <Button variant="danger">Delete</Button>
        <Button variant="danger-filled">Delete 4 products</Button>
        <Button size="dense">Dense</Button>
        <Button size="row">Row</Button>
        <Menu
          label="Product"
          actions={PRODUCT_ACTIONS}
          trigger={<IconButton bare label="More" icon={Ellipsis} variant="plain" size="dense" />}
        />
        <SplitButton label="Publish" menuLabel="Other ways to publish" actions={PUBLISH_ACTIONS} />
        <SplitButton
          label="Print"
          icon={Printer}
          variant="primary"
          menuLabel="Other ways to print"
          actions={PUBLISH_ACTIONS}
        />
        <LinkButton href="#fields" icon={ExternalLink}>
          View shop
        </LinkButton>
        <TextLink href="#fields">All products</TextLink>
        <CopyButton text="BRM-TEE-HDG" what="SKU" />
        <KeyHint keys="Mod+K" />
      </div>
    </Kind>
  );
}

function PublishButton() {
  const [isBusy, setBusy] = useState(true);
  return (
    <span className="inline-flex gap-2">
      <Button variant="primary" busy={isBusy} busyLabel="Publishing">
        Publish
      </Button>
      <Button variant="quiet" size="dense" onPress={() => setBusy(!isBusy)}>
        {isBusy ? "Finish" : "Start"}
      </Button>
    </span>
  );
}

export const PRODUCT_ACTIONS: readonly MenuAction[] = [
  { id: "edit", label: "Edit", icon: Pencil, keys: "E" },
  { id: "duplicate", label: "Duplicate", icon: Copy, keys: "Mod+D" },
  { id: "view", label: "View in shop", icon: ExternalLink, offBecause: "not published" },
  { id: "delete", label: "Delete", icon: Trash2, keys: "Delete", danger: true },
];

const PUBLISH_ACTIONS: readonly MenuAction[] = [
  { id: "later", label: "Publish on a date" },
  { id: "hidden", label: "Publish without showing it in lists" },
];
