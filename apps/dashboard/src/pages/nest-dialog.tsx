import { Button } from "@selvedge/ui/actions/button";
import { SelectField } from "@selvedge/ui/choices/select-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useShop } from "../session/shop.ts";
import { parentIn } from "./nested.ts";
import { type PageRow, pagesQuery } from "./pages-query.ts";

interface NestDialogProps {
  page: PageRow;
  isBusy: boolean;
  /** `before` is the page that it is below now, null at the top, undefined where that is not known. */
  onNest: (under: number | null, before: number | null | undefined) => void;
  onClose: () => void;
}

const top = "top";

/** Asks below which page a page is to be; its address follows. */
export function NestDialog({ page, isBusy, onNest, onClose }: NestDialogProps) {
  const shop = useShop();
  const { data } = useQuery(pagesQuery(shop.id, { isDeleted: false, page: 1, perPage: 100 }));
  const [under, setUnder] = useState(top);
  const others = (data?.data ?? []).filter(({ url }) => url !== "/" && !url.startsWith(page.url));
  const parent = others.find(({ id }) => String(id) === under)?.url ?? "/";
  const to = `${parent}${page.url.split("/").at(-2)}/`;
  return (
    <Dialog
      isOpen
      title={`Put “${page.name}” below`}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            busy={isBusy}
            busyLabel="Moving"
            isDisabled={to === page.url}
            onPress={() => onNest(under === top ? null : Number(under), parentIn(data?.data ?? [], page.id))}
          >
            Move it
          </Button>
        </>
      }
    >
      <SelectField
        label="Page"
        options={[
          { id: top, label: "No page: at the top" },
          ...others.map(({ id, name, url }) => ({ id: String(id), label: name, detail: url })),
        ]}
        value={under}
        onChange={setUnder}
        hint={
          to === page.url
            ? "It is there already."
            : page.publishedAt
              ? `Its address becomes ${to}, and ${page.url} leads there.`
              : `Its address becomes ${to}.`
        }
      />
    </Dialog>
  );
}
