import { useShop } from "../session/shop.ts";

interface SearchPreviewProps {
  title: string;
  description: string;
  /** The page's own path. */
  url: string;
}

/** What search engines show of a page: its title, its address and its description, cut as they cut them. */
export function SearchPreview({ title, description, url }: SearchPreviewProps) {
  const shop = useShop();
  const parts = url.split("/").filter(Boolean);
  const name = url === "/" || title.trim() === "" ? shop.name : `${title.trim()} | ${shop.name}`;
  return (
    <div className="flex max-w-xl flex-col gap-0.5 rounded-control border border-line p-4">
      <p className="truncate text-label text-ink-2">{[new URL(shop.url).host, ...parts].join(" › ")}</p>
      <p className="truncate text-[1.125rem]/7 text-info">{name}</p>
      <p className="line-clamp-2 text-dense text-ink-2">
        {description.trim() || "Without a description a search engine chooses some words of the page itself."}
      </p>
    </div>
  );
}
