import { RadioChoice } from "@selvedge/ui/choices/radio-choice";
import { Card } from "@selvedge/ui/content/card";
import { TextField } from "@selvedge/ui/fields/text-field";
import { DateText } from "@selvedge/ui/words/date-text";
import { useMay } from "../session/shop.ts";
import { Permitted } from "../shell/permitted.tsx";
import type { Post } from "./blog-query.ts";
import type { PostForm } from "./post-form.ts";
import type { PostEditor } from "./use-post-editor.ts";

interface PublishingCardProps {
  post: Post | null;
  editor: PostEditor;
  timeZone: string;
  isReadOnly: boolean;
}

/** Whether visitors read the post, and from when on. Who may only write sees why they cannot choose, and asks. */
export function PublishingCard({ post, editor, timeZone, isReadOnly }: PublishingCardProps) {
  const { form, errors, change } = editor;
  const mayPublish = useMay("blog.publish");
  const place = timeZone.split("/").at(-1)!.replaceAll("_", " ");
  const isOut = post?.state === "published";
  return (
    <Card title="Publishing">
      <div className="flex flex-col gap-3">
        <RadioChoice
          hideLabel
          label="Who can read it"
          isDisabled={isReadOnly}
          value={form.when}
          onChange={(when) => change({ when: when as PostForm["when"] })}
          options={[
            { id: "draft", label: "Draft", hint: "Only your team can read it." },
            {
              id: "published",
              label: isOut ? "Published" : "Publish now",
              hint:
                isOut && post.publishedAt ? (
                  <>
                    Visitors can read it since <DateText at={post.publishedAt} form="day" inSentence />.
                  </>
                ) : (
                  "Visitors can read it as soon as you save."
                ),
              isDisabled: !mayPublish,
            },
            { id: "scheduled", label: "At a time", hint: "It is published by itself then.", isDisabled: !mayPublish },
          ]}
        />
        {form.when === "scheduled" ? (
          <TextField
            label="Published on"
            type="datetime-local"
            isReadOnly={isReadOnly}
            value={form.at}
            onChange={(at) => change({ at })}
            hint={`In ${place} time.`}
            {...((errors.at ?? errors.publishedAt) && { error: errors.at ?? errors.publishedAt ?? "" })}
          />
        ) : null}
        {mayPublish ? null : (
          <div className="flex flex-wrap items-center gap-3 border-line border-t pt-3 text-dense text-ink-2">
            <p className="min-w-0 flex-1 basis-40">Publishing takes a permission that you do not have.</p>
            <Permitted needs="blog.publish" label="Ask for it" size="dense">
              {null}
            </Permitted>
          </div>
        )}
      </div>
    </Card>
  );
}
