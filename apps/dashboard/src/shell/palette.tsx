import { CommandPalette } from "@selvedge/ui/command-palette";
import type { PaletteGroup } from "@selvedge/ui/palette-groups";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ExternalLink, House, Images, Plus, Shirt, ShoppingBag, Upload } from "lucide-react";
import { useEffect, useState } from "react";
import { api } from "../data/api.ts";
import { useShop } from "../session/shop.ts";

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

/** Goes anywhere, finds orders, products and artworks, and begins things. */
export function Palette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const shop = useShop();
  const [query, setQuery] = useState("");
  const words = query.replace(/^>\s*/, "").trim();
  const found = useFound(shop.id, isOpen && !query.startsWith(">") ? words : "");
  const close = () => {
    setQuery("");
    onClose();
  };
  const groups: PaletteGroup[] = [...found, ...places, { ...actions, items: [...actions.items, viewShop(shop.url)] }];
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

const places: PaletteGroup[] = [
  {
    id: "go",
    label: "Go to",
    items: [
      { id: "home", label: "Home", icon: House, href: "/" },
      { id: "orders", label: "Orders", icon: ShoppingBag, href: "/orders" },
      { id: "products", label: "Products", icon: Shirt, href: "/products" },
      { id: "artworks", label: "Artworks", icon: Images, href: "/artworks" },
    ],
  },
];

const actions: PaletteGroup = {
  id: "actions",
  label: "Actions",
  isActions: true,
  items: [
    { id: "new", label: "New product", icon: Plus, href: "/products/new" },
    { id: "upload", label: "Upload artwork", icon: Upload, href: "/artworks" },
  ],
};

const viewShop = (url: string) => ({
  id: "shop",
  label: "View shop",
  icon: ExternalLink,
  onAction: () => void open(url, "_blank", "noopener"),
});

/** What the server finds for the words: three of each kind. */
function useFound(division: number, words: string): PaletteGroup[] {
  const isAsked = words.length >= 2;
  const query = { search: words, perPage: 3 };
  const { data } = useQuery({
    queryKey: [division, "palette", words],
    enabled: isAsked,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const [products, orders] = await Promise.all([
        api("GET /divisions/{division}/products/", { params: { division }, query, signal }),
        // Designers have no business with orders; their palette finds none.
        api("GET /divisions/{division}/orders/", { params: { division }, query, signal }).catch(() => null),
      ]);
      return { products: products.data, orders: orders?.data ?? [] };
    },
  });
  if (!isAsked || !data) return [];
  return [
    {
      id: "found-orders",
      label: "Orders",
      isFound: true,
      items: data.orders.map((order) => ({
        id: `order-${order.id}`,
        label: order.reference,
        detail: `${order.customerName}, ${order.statusName.toLowerCase()}`,
        icon: ShoppingBag,
        href: `/orders/${order.id}`,
      })),
    },
    {
      id: "found-products",
      label: "Products",
      isFound: true,
      items: data.products.map((product) => ({
        id: `product-${product.id}`,
        label: product.name,
        detail: product.sku,
        icon: Shirt,
        href: `/products/${product.id}`,
        ...(product.imageUrl && { picture: <img src={product.imageUrl} alt="" className="size-8 object-contain" /> }),
      })),
    },
  ];
}
