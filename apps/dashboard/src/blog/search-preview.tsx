import { urlNameOf } from "@selvedge/domain/text";
import { useShop } from "../session/shop.ts";
import type { PostForm } from "./post-form.ts";

/** What search engines show of a post: its title, its address and its summary, cut as they cut them. */
export function SearchPreview({ form }: { form: PostForm }) {
  const { name, url } = useShop();
  const host = new URL(url).host;
  const title = `${form.title.trim() || "Title of the post"} | ${name}`;
  return (
    <div className="flex max-w-xl flex-col gap-0.5">
      <p className="truncate text-label text-ink-2">
        {host} › blog › {form.urlName || urlNameOf(form.title, "post")}
      </p>
      <p className="truncate text-[1.125rem]/7 text-info">{title}</p>
      <p className="line-clamp-2 text-dense text-ink-2">
        {form.summary.trim() || "Without a summary a search engine chooses some words of the text itself."}
      </p>
    </div>
  );
}
