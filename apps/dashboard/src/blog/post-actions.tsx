import { Button } from "@selvedge/ui/actions/button";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { atBottom } from "@selvedge/ui/bottom-inset.ts";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { ConfirmDialog } from "@selvedge/ui/overlays/confirm-dialog";
import { Menu } from "@selvedge/ui/overlays/menu";
import { useQueryClient } from "@tanstack/react-query";
import { Ellipsis, ExternalLink, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import { useShop } from "../session/shop.ts";
import { footBar } from "../shell/foot-bar.ts";
import { leavesNothing } from "../shell/leave-guard.tsx";
import { useWide } from "../shell/use-wide.ts";
import type { Post } from "./blog-query.ts";
import type { PostEditor } from "./use-post-editor.ts";

interface PostActionsProps {
  post: Post | null;
  editor: PostEditor;
  isReadOnly: boolean;
}

/** What can be done with an open post: in the head of the page, or partly at its foot where the head is narrow. */
export function PostActions({ post, editor, isReadOnly }: PostActionsProps) {
  const shop = useShop();
  const isWide = useWide();
  const [isDeleting, setDeleting] = useState(false);
  const elsewhere = (
    <>
      {post?.state === "published" ? (
        <LinkButton href={`${shop.url}${post.url}`} target="_blank" size="dense" icon={ExternalLink}>
          View on your shop
        </LinkButton>
      ) : null}
      {post && !isReadOnly ? (
        <Menu
          label="More"
          trigger={<IconButton bare label="More" icon={Ellipsis} variant="plain" size="dense" />}
          actions={[{ id: "delete", label: "Delete", icon: Trash2, danger: true, onAction: () => setDeleting(true) }]}
        />
      ) : null}
    </>
  );
  const saving = isReadOnly ? null : <Saving post={post} editor={editor} />;
  return (
    <>
      {isWide ? saving : null}
      {elsewhere}
      {isWide || !saving ? null : (
        <div ref={atBottom} className={footBar}>
          {saving}
        </div>
      )}
      {post ? <DeletePost post={post} isOpen={isDeleting} onClose={() => setDeleting(false)} /> : null}
    </>
  );
}

function Saving({ post, editor }: Pick<PostActionsProps, "post" | "editor">) {
  return (
    <>
      <span role="status" className="text-dense text-ink-2 max-xl:mr-auto">
        {editor.isDirty ? "Not saved yet" : post ? "All changes saved" : ""}
      </span>
      {editor.isDirty && post ? (
        <Button variant="quiet" size="dense" onPress={editor.discard}>
          Discard
        </Button>
      ) : null}
      <Button
        variant="primary"
        size="dense"
        busy={editor.isBusy}
        busyLabel="Saving"
        isDisabled={!editor.isDirty || editor.conflict !== null}
        onPress={() => void editor.save()}
      >
        {editor.saveLabel}
      </Button>
    </>
  );
}

function DeletePost({ post, isOpen, onClose }: { post: Post; isOpen: boolean; onClose: () => void }) {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await api("DELETE /divisions/{division}/posts/{id}/", { params: { division, id: post.id } });
      showSnackbar({ code: `post deleted ${post.id}`, text: `“${post.title}” is deleted.` });
      await navigate("/blog", { state: leavesNothing });
      for (const kind of ["posts", "blog"]) void queries.invalidateQueries({ queryKey: [division, kind] });
      queries.removeQueries({ queryKey: [division, "post", post.id] });
    } catch (error) {
      showSnackbar({ code: "post delete", tone: "failed", text: failureText(error) });
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      isDanger
      isOpen={isOpen}
      isBusy={isBusy}
      title={`Delete “${post.title}”?`}
      confirmLabel="Delete"
      keepLabel="Keep it"
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {post.state === "published"
        ? "Visitors who follow a link to it find a page that says it is gone. You cannot undo this."
        : "You cannot undo this."}
    </ConfirmDialog>
  );
}
