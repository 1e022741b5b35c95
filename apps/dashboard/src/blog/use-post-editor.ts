import { ApiFailure } from "@selvedge/api-client/client";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../data/api.ts";
import { failureText, fieldTexts } from "../data/failure-text.ts";
import { useFocusRefused } from "../products/use-focus-invalid.ts";
import { leavesNothing } from "../shell/leave-guard.tsx";
import { type Post, postQuery } from "./blog-query.ts";
import { dropUnsaved, readUnsaved, storeUnsaved } from "./post-draft.ts";
import { bodyOf, differingFields, emptyForm, faultsOf, formOf, type PostForm, putOver, saveWord } from "./post-form.ts";

interface Opened {
  division: number;
  /** null for a new one. */
  post: Post | null;
  timeZone: string;
  /** Of a new post. */
  author: string;
}

const local = () => localStorage;

/**
 * The open form of a post: what differs from the stored one, what was refused, saving. What is typed is kept in this browser
 * until it is saved. A version that was saved somewhere else never replaces it: `conflict` holds the ways out.
 */
export function usePostEditor({ division, post, timeZone, author }: Opened) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const focusRefused = useFocusRefused();
  const id = post?.id ?? 0;
  const stored = post ? formOf(post, timeZone) : emptyForm(author);
  const [kept] = useState(() => readUnsaved(local, division, id));
  const [uuid] = useState(() => kept?.uuid ?? crypto.randomUUID());
  const [form, setForm] = useState<PostForm>(kept?.form ?? stored);
  const [since, setSince] = useState<PostForm>(kept?.since ?? stored);
  const [version, setVersion] = useState(kept?.version ?? post?.version ?? 0);
  const [newer, setNewer] = useState<Post | null>(kept && post && kept.version < post.version ? post : null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const [isRestored, setRestored] = useState(kept !== null);
  // Another key makes a new editor, which starts from the form's present text.
  const [textKey, setTextKey] = useState(0);
  const isDirty = differingFields(form, since).length > 0;

  useEffect(() => {
    if (isDirty) storeUnsaved(local, division, id, { version, uuid, since, form });
    else dropUnsaved(local, division, id);
  }, [division, id, version, uuid, since, form, isDirty]);

  const show = (next: PostForm, over: PostForm, of: number) => {
    setForm(next);
    setSince(over);
    setVersion(of);
    setNewer(null);
    setErrors({});
    setRestored(false);
    setTextKey((known) => known + 1);
  };
  const take = (saved: Post, sent: PostForm) => {
    queries.setQueryData(postQuery(division, saved.id).queryKey, saved);
    for (const kind of ["posts", "blog"]) void queries.invalidateQueries({ queryKey: [division, kind] });
    // The text stays as it is written: the server only takes out what the editor does not make.
    const now = { ...formOf(saved, timeZone), html: sent.html };
    setSince(now);
    setForm((known) => putOver(known, sent, now));
    setVersion(saved.version);
    setRestored(false);
    setErrors({});
  };
  const send = async (sent: PostForm): Promise<Post> => {
    const body = bodyOf(sent, { post, timeZone, now: new Date().toISOString() });
    if (!post)
      return (await api("POST /divisions/{division}/posts/", { params: { division }, body: { ...body, uuid } })).data;
    const params = { division, id };
    return (await api("PUT /divisions/{division}/posts/{id}/", { params, body: { ...body, version } })).data;
  };
  /** Returns whether it is saved. */
  const save = async (): Promise<boolean> => {
    if (isBusy) return false;
    const faults = faultsOf(form, timeZone);
    if (Object.keys(faults).length > 0) {
      setErrors(faults as Record<string, string>);
      focusRefused();
      return false;
    }
    setBusy(true);
    try {
      const saved = await send(form);
      take(saved, form);
      showSnackbar({ code: `post ${saved.id} ${saved.version}`, text: savedWords[saved.state] });
      if (!post) {
        dropUnsaved(local, division, 0);
        await navigate(`/blog/${saved.id}`, { replace: true, state: leavesNothing });
      }
      return true;
    } catch (error) {
      await refuse(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const refuse = async (error: unknown) => {
    const refused = fieldTexts(error);
    setErrors(refused);
    const isStale = error instanceof ApiFailure && error.status === 412;
    const theirs = isStale
      ? await api("GET /divisions/{division}/posts/{id}/", { params: { division, id } }).catch(() => null)
      : null;
    if (theirs) return setNewer(theirs.data);
    showSnackbar({ code: `post refused ${Object.keys(refused)}`, tone: "failed", text: failureText(error) });
    focusRefused();
  };

  return {
    form,
    since,
    errors,
    isBusy,
    isDirty,
    isRestored,
    textKey,
    save,
    saveLabel: saveWord(form, post?.state ?? null),
    change: (part: Partial<PostForm>) => {
      setForm((known) => ({ ...known, ...part }));
      setErrors((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !(name in part))));
    },
    discard: () => show(stored, stored, post?.version ?? 0),
    conflict: newer
      ? {
          fields: differingFields(formOf(newer, timeZone), since),
          acceptTheirs: () => {
            queries.setQueryData(postQuery(division, newer.id).queryKey, newer);
            const theirs = formOf(newer, timeZone);
            show(theirs, theirs, newer.version);
          },
          keepMine: () => {
            queries.setQueryData(postQuery(division, newer.id).queryKey, newer);
            const theirs = formOf(newer, timeZone);
            show(putOver(form, since, theirs), theirs, newer.version);
          },
        }
      : null,
  };
}

const savedWords: Readonly<Record<Post["state"], string>> = {
  draft: "Draft saved",
  scheduled: "Saved. It is published at its time.",
  published: "Saved. Visitors can read it.",
};

export type PostEditor = ReturnType<typeof usePostEditor>;
