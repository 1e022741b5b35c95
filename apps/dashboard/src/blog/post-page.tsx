import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { Notice } from "@selvedge/ui/feedback/notice";
import { TextArea } from "@selvedge/ui/fields/text-area";
import { TextField } from "@selvedge/ui/fields/text-field";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { RichTextField } from "@selvedge/ui/rich-text/rich-text-field";
import { useLinkPicker } from "../links/use-link-picker.tsx";
import { usePicturePicker } from "../pictures/use-picture-picker.tsx";
import { useMay, useSession } from "../session/shop.ts";
import { ChangedNotice } from "../shell/changed-notice.tsx";
import { LeaveGuard } from "../shell/leave-guard.tsx";
import { AddressField } from "./address-field.tsx";
import type { Blog, Post } from "./blog-query.ts";
import { PictureField } from "./picture-field.tsx";
import { PostActions } from "./post-actions.tsx";
import { fieldWords } from "./post-form.ts";
import { PostState } from "./post-state.tsx";
import { PublishingCard } from "./publishing-card.tsx";
import { SearchPreview } from "./search-preview.tsx";
import { TagsCard } from "./tags-card.tsx";
import { usePostEditor } from "./use-post-editor.ts";

/** A post as it is written: at the left what visitors read, at the right when and under what. */
export function PostPage({ post, blog }: { post: Post | null; blog: Blog }) {
  const { shop, person } = useSession();
  const { timeZone } = blog;
  const editor = usePostEditor({ division: shop.id, post, timeZone, author: person.fullName });
  const { form, errors, change, conflict } = editor;
  const mayEdit = useMay("blog.edit");
  const mayPublish = useMay("blog.publish");
  const isOut = post !== null && post.state !== "draft";
  const isReadOnly = !mayEdit || (isOut && !mayPublish);
  const { pick, dialog } = usePicturePicker();
  const links = useLinkPicker();
  return (
    <>
      <PageHeader
        isSticky
        title={post ? post.title : "New post"}
        crumbs={[{ label: "Blog", href: "/blog" }]}
        badges={post ? <PostState state={post.state} /> : null}
        actions={<PostActions post={post} editor={editor} isReadOnly={isReadOnly} />}
      />
      <LeaveGuard isDirty={editor.isDirty} saveLabel={editor.saveLabel} onSave={conflict ? null : editor.save}>
        {post ? `“${post.title}” is changed and not saved.` : "This post is not saved."}
      </LeaveGuard>
      {conflict && post ? (
        <ChangedNotice
          what="This post"
          changed={conflict.fields.map((name) => fieldWords[name])}
          otherHref={`/blog/${post.id}`}
          onTheirs={conflict.acceptTheirs}
          onMine={conflict.keepMine}
        />
      ) : null}
      {editor.isRestored && !conflict ? (
        <div className="mb-4">
          <Notice
            title="This is what you wrote here last time"
            actions={
              <Button size="dense" onPress={editor.discard}>
                {post ? "Show the saved post" : "Start again"}
              </Button>
            }
          >
            It was not saved. This browser kept it.
          </Notice>
        </div>
      ) : null}
      {isReadOnly ? (
        <div className="mb-4">
          <Notice title="You can read this post and not change it">
            {mayEdit
              ? "Visitors read it, or will: to change it you need the permission to publish pages."
              : "To change it you need the permission to make and change pages."}
          </Notice>
        </div>
      ) : null}
      <div className="grid items-start gap-4 max-xl:pb-16 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="flex min-w-0 flex-col gap-4">
          <Card>
            <div className="flex flex-col gap-2">
              <TextField
                label="Title"
                autoFocus={post === null}
                countTo={120}
                isReadOnly={isReadOnly}
                value={form.title}
                onChange={(title) => change({ title })}
                {...(errors.title && { error: errors.title })}
              />
              <RichTextField
                key={editor.textKey}
                label="Text"
                value={form.html}
                isReadOnly={isReadOnly}
                onChange={(html) => change({ html })}
                onPickPicture={pick}
                onPickLink={links.pickLink}
                {...(errors.html && { error: errors.html })}
              />
              <TextArea
                label="Summary"
                rows={2}
                countTo={300}
                isReadOnly={isReadOnly}
                value={form.summary}
                onChange={(summary) => change({ summary })}
                hint="Shown in the list of posts and by search engines."
                {...(errors.summary && { error: errors.summary })}
              />
            </div>
          </Card>
          <Card title="In search engines">
            <SearchPreview form={form} />
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <PublishingCard post={post} editor={editor} timeZone={timeZone} isReadOnly={isReadOnly} />
          <Card title="Picture" note="at the head of the post">
            <PictureField
              image={form.image}
              isReadOnly={isReadOnly}
              onChange={(image) => change({ image })}
              {...(errors.image && { error: errors.image })}
            />
          </Card>
          <TagsCard blog={blog} editor={editor} isReadOnly={isReadOnly} />
          <Card title="Address and author">
            <div className="flex flex-col gap-2">
              <AddressField post={post} editor={editor} isReadOnly={isReadOnly} />
              <TextField
                label="Author"
                isReadOnly={isReadOnly}
                value={form.author}
                onChange={(author) => change({ author })}
                hint="Leave it empty to name nobody."
                {...(errors.author && { error: errors.author })}
              />
            </div>
          </Card>
        </div>
      </div>
      {dialog}
      {links.dialog}
    </>
  );
}
