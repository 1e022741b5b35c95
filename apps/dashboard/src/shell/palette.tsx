import { CommandPalette } from "@selvedge/ui/overlays/command-palette";
import type { PaletteGroup } from "@selvedge/ui/overlays/palette-groups.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ExternalLink, Plus, Upload } from "lucide-react";
import { useEffect, useState } from "react";
import { api } from "../data/api.ts";
import { type Shop, useShop } from "../session/shop.ts";
import { foundGroups } from "./found-groups.tsx";
import { placesFor } from "./navigation.ts";

/** Opens the palette on Ctrl K or Cmd K from anywhere. */
export function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey) || event.altKey) return;
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [open]);
}

/** Goes anywhere, finds orders by number or customer, products, pages and artworks, and begins things. */
export function Palette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const shop = useShop();
  const [query, setQuery] = useState("");
  const words = query.replace(/^>\s*/, "").trim();
  const found = useFound(shop, isOpen && !query.startsWith(">") ? words : "");
  const close = () => {
    setQuery("");
    onClose();
  };
  const groups: PaletteGroup[] = [...found, placesOf(shop), actionsOf(shop)];
  return (
    <CommandPalette
      isOpen={isOpen}
      onClose={close}
      query={query}
      onQuery={setQuery}
      groups={groups}
      placeholder="Find an order, product or action"
      scope={`in ${shop.name}`}
    />
  );
}

const placesOf = ({ permissions }: Shop): PaletteGroup => ({
  id: "go",
  label: "Go to",
  items: placesFor(permissions).map(({ label, icon, href }) => ({ id: `go-${href}`, label, icon, href })),
});

const actions = [
  { id: "new", label: "New product", icon: Plus, href: "/products/new", permission: "products.edit" },
  { id: "upload", label: "Upload artwork", icon: Upload, href: "/artworks", permission: "designs.edit" },
];

const actionsOf = ({ permissions, url }: Shop): PaletteGroup => ({
  id: "actions",
  label: "Actions",
  isActions: true,
  items: [
    ...actions.filter(({ permission }) => permissions.includes(permission)).map(({ permission: _, ...item }) => item),
    viewShop(url),
  ],
});

const viewShop = (url: string) => ({
  id: "shop",
  label: "View shop",
  icon: ExternalLink,
  onAction: () => void open(url, "_blank", "noopener"),
});

/** What the server finds for the words: three of each kind. */
function useFound({ id: division, permissions }: Shop, words: string): PaletteGroup[] {
  const isAsked = words.length >= 2;
  const query = { search: words, perPage: 3 };
  const { data } = useQuery({
    queryKey: [division, "palette", words],
    enabled: isAsked,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const [products, orders, artworks, pages] = await Promise.all([
        api("GET /divisions/{division}/products/", { params: { division }, query, signal }),
        permissions.includes("orders.read")
          ? api("GET /divisions/{division}/orders/", { params: { division }, query, signal })
          : null,
        permissions.includes("designs.read")
          ? api("GET /divisions/{division}/artworks/", { params: { division }, query, signal })
          : null,
        permissions.includes("pages.read")
          ? api("GET /divisions/{division}/pages/", { params: { division }, query: { ...query, page: 1 }, signal })
          : null,
      ]);
      return {
        products: products.data,
        orders: orders?.data ?? [],
        artworks: artworks?.data ?? [],
        pages: pages?.data ?? [],
      };
    },
  });
  return isAsked && data ? foundGroups(data, permissions) : [];
}
