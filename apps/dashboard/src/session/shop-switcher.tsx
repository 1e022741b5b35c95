import { Avatar } from "@selvedge/ui/content/avatar";
import { Menu } from "@selvedge/ui/overlays/menu";
import { ChevronsUpDown } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { useNavigate } from "react-router";
import { useSession } from "./shop.ts";

/** The shop at the head of the navigation; with several it opens a list to change to another. */
export function ShopSwitcher() {
  const { shop, shops } = useSession();
  const navigate = useNavigate();
  const face = (
    <>
      <Avatar name={shop.name} shape="square" size={34} />
      <span className="flex min-w-0 flex-1 flex-col text-left">
        <span className="truncate text-body font-semibold">{shop.name}</span>
        <span className="truncate text-label text-ink-2">{new URL(shop.url).host}</span>
      </span>
    </>
  );
  if (shops.length < 2) return <div className="flex w-full min-w-0 items-center gap-2.5">{face}</div>;
  return (
    <Menu
      label="Shops"
      placement="bottom start"
      actions={shops.map(({ id, name }) => ({
        id: String(id),
        label: name,
        isOn: id === shop.id,
        onAction: () => void navigate("/", { state: { shopId: id } }),
      }))}
      trigger={
        <Button className={TRIGGER}>
          {face}
          <span className="sr-only">, change shop</span>
          <ChevronsUpDown aria-hidden size={16} className="shrink-0 text-ink-2" />
        </Button>
      }
    />
  );
}

const TRIGGER =
  "-mx-2 flex min-h-11 w-[calc(100%+16px)] min-w-0 items-center gap-2.5 rounded-control px-2 data-hovered:bg-hover data-pressed:bg-sunken";
