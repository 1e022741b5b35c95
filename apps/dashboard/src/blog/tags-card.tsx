import { urlNameOf } from "@selvedge/domain/text";
import { TagsField } from "@selvedge/ui/choices/tags-field";
import { Card } from "@selvedge/ui/content/card";
import type { Blog } from "./blog-query.ts";
import type { PostEditor } from "./use-post-editor.ts";

interface TagsCardProps {
  blog: Blog;
  editor: PostEditor;
  isReadOnly: boolean;
}

const most = 8;

/** Under what a post is found. Tags that the blog has are suggested; two spellings of one are one. */
export function TagsCard({ blog, editor: { form, errors, change }, isReadOnly }: TagsCardProps) {
  const known = blog.tags.map(({ name }) => name);
  const options = [...new Set([...known, ...form.tags])].map((name) => ({ id: name, label: name }));
  const add = (label: string) => {
    const same = options.find(({ id }) => urlNameOf(id, "tag") === urlNameOf(label, "tag"))?.id ?? label;
    if (!form.tags.includes(same)) change({ tags: [...form.tags, same] });
  };
  const isFull = form.tags.length >= most;
  return (
    <Card title="Tags">
      <TagsField
        hideLabel
        label="Tags"
        newNoun="tag"
        isDisabled={isReadOnly}
        options={isFull ? options.filter(({ id }) => form.tags.includes(id)) : options}
        value={form.tags}
        onChange={(tags) => change({ tags: tags.slice(0, most) })}
        {...(isFull ? {} : { onCreate: add })}
        placeholder="Find or add a tag"
        hint={isFull ? `${most} tags are the most.` : "Visitors find posts by them."}
        {...(errors.tags && { error: errors.tags })}
      />
    </Card>
  );
}
