import { urlNameOf } from "@selvedge/domain/text";
import { TextField } from "@selvedge/ui/fields/text-field";
import { useQuery } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import { useDebounced } from "../data/use-debounced.ts";
import { useShop } from "../session/shop.ts";
import type { Post } from "./blog-query.ts";
import type { PostEditor } from "./use-post-editor.ts";

interface AddressFieldProps {
  post: Post | null;
  editor: PostEditor;
  isReadOnly: boolean;
}

/** Where a post is read. It is checked while it is typed, and says what becomes of the address that visitors know. */
export function AddressField({ post, editor: { form, errors, change }, isReadOnly }: AddressFieldProps) {
  const name = form.urlName || urlNameOf(form.title, "post");
  const { fault, isChecked } = useAddressCheck(useDebounced(name), post?.id ?? 0);
  const isMoved = post?.state === "published" && name !== post.urlName;
  const hint = isMoved
    ? `Visitors of /blog/${post.urlName}/ are led to /blog/${name}/.`
    : isChecked && form.title
      ? `/blog/${name}/ is free.`
      : `Read at /blog/${name}/`;
  const error = errors.urlName ?? (form.title || form.urlName ? fault : null);
  return (
    <TextField
      label="Address"
      mono
      spellCheck="false"
      isReadOnly={isReadOnly}
      value={form.urlName}
      placeholder={name}
      onChange={(urlName) => change({ urlName: urlName.trim() })}
      hint={post && name === post.urlName ? `Read at /blog/${name}/` : hint}
      {...(error && { error })}
    />
  );
}

function useAddressCheck(name: string, post: number) {
  const { id: division } = useShop();
  const { data } = useQuery({
    queryKey: [division, "post-address", name, post],
    queryFn: async ({ signal }) =>
      (
        await api("GET /divisions/{division}/blog/address/", {
          params: { division },
          query: { "url-name": name.slice(0, 80), post },
          signal,
        })
      ).data,
  });
  return { fault: data?.fault ?? null, isChecked: data !== undefined };
}
