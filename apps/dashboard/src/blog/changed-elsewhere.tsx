import { Button } from "@selvedge/ui/actions/button";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { Notice } from "@selvedge/ui/feedback/notice";
import type { Post } from "./blog-query.ts";
import { fieldWords } from "./post-form.ts";
import type { PostEditor } from "./use-post-editor.ts";

interface ChangedElsewhereProps {
  post: Post;
  conflict: NonNullable<PostEditor["conflict"]>;
}

/** Somebody else saved a newer version: nothing is written over, nothing typed is lost, and the writer chooses. */
export function ChangedElsewhere({ post, conflict: { fields, acceptTheirs, keepMine } }: ChangedElsewhereProps) {
  const words = fields.length > 0 ? listed.format(fields.map((name) => fieldWords[name])) : "nothing that you can see";
  return (
    <div role="alert" className="mb-4">
      <Notice
        tone="warning"
        title="This post was changed elsewhere"
        actions={
          <>
            <LinkButton href={`/blog/${post.id}`} target="_blank" size="dense">
              See the other version
            </LinkButton>
            <Button size="dense" onPress={acceptTheirs}>
              Use the other version
            </Button>
            <Button size="dense" onPress={keepMine}>
              Keep my changes
            </Button>
          </>
        }
      >
        Changed there: {words}. What you wrote is still here and has not been saved. Use the other version to discard
        it, or keep it to replace that when you save.
      </Notice>
    </div>
  );
}

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });
