import type { PaletteGroup } from "@selvedge/ui/overlays/palette-groups.ts";
import { FileText, Images, Shirt, ShoppingBag } from "lucide-react";
import type { Artwork, OrderRow, ProductRow } from "../data/reply.ts";
import type { PageRow } from "../pages/pages-query.ts";

export interface Found {
  orders: readonly Pick<OrderRow, "id" | "reference" | "customerName" | "company" | "statusName">[];
  products: readonly Pick<ProductRow, "id" | "name" | "sku" | "imageUrl">[];
  artworks: readonly Pick<Artwork, "id" | "name" | "widthPx" | "heightPx" | "thumbUrl">[];
  pages: readonly Pick<PageRow, "id" | "name" | "url" | "isHomepage">[];
}

/** What the server has found for the words of the palette. A page leads to where it is edited, or only read. */
export function foundGroups(
  { orders, products, artworks, pages }: Found,
  permissions: readonly string[],
): PaletteGroup[] {
  return [
    {
      id: "found-orders",
      label: "Orders",
      isFound: true,
      items: orders.map((order) => ({
        id: `order-${order.id}`,
        label: order.reference,
        detail: [order.customerName, order.company, order.statusName.toLowerCase()].filter(Boolean).join(", "),
        icon: ShoppingBag,
        href: `/orders/${order.id}`,
      })),
    },
    {
      id: "found-products",
      label: "Products",
      isFound: true,
      items: products.map((product) => ({
        id: `product-${product.id}`,
        label: product.name,
        detail: product.sku,
        icon: Shirt,
        href: `/products/${product.id}`,
        ...(product.imageUrl && { picture: <img src={product.imageUrl} alt="" className="size-8 object-contain" /> }),
      })),
    },
    {
      id: "found-pages",
      label: "Pages",
      isFound: true,
      items: pages.map((page) => ({
        id: `page-${page.id}`,
        label: page.name,
        detail: page.isHomepage ? "Home page" : page.url,
        icon: FileText,
        href: permissions.includes("pages.edit") ? `/pages/${page.id}/edit` : `/pages/${page.id}`,
      })),
    },
    {
      id: "found-artworks",
      label: "Artworks",
      isFound: true,
      items: artworks.map((artwork) => ({
        id: `artwork-${artwork.id}`,
        label: artwork.name,
        detail: `${artwork.widthPx} × ${artwork.heightPx} px`,
        icon: Images,
        href: `/artworks?search=${encodeURIComponent(artwork.name)}`,
        picture: <img src={artwork.thumbUrl} alt="" className="size-8 object-contain" />,
      })),
    },
  ];
}
