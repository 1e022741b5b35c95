import { useQuery } from "@tanstack/react-query";
import { File, FileLock2, Mail } from "lucide-react";
import { useShop } from "../../session/shop.ts";
import { PagePicture } from "../../themes/page-picture.tsx";
import { stillOf, themePreviewQuery } from "../../themes/themes-query.ts";
import { stateOf } from "../page-state.tsx";
import type { PageRow } from "../pages-query.ts";

const box = "shrink-0 rounded-mark border border-line max-md:hidden";

/** A small picture of a page as every visitor sees it, or a sign where not every visitor does. */
export function PageThumb({ page }: { page: PageRow }) {
  const { id } = useShop();
  const isSeen = page.kind === "store" && stateOf(page) === "published" && page.loginState === "everyone";
  const { data: preview } = useQuery({ ...themePreviewQuery(id), enabled: isSeen });
  if (isSeen)
    return (
      <PagePicture
        shape="thumb"
        src={preview ? stillOf(at(preview, page.url)) : null}
        colour="var(--sv-sunken)"
        className={`w-14 ${box}`}
      />
    );
  const Sign = page.kind !== "store" ? Mail : page.loginState === "everyone" ? File : FileLock2;
  return (
    <span aria-hidden className={`grid h-[38px] w-14 place-items-center bg-sunken text-ink-3 ${box}`}>
      <Sign size={16} />
    </span>
  );
}

function at(preview: string, path: string): string {
  const url = new URL(preview);
  url.pathname = path;
  return url.href;
}
