import { StatusBadge, type StatusShape, type Tone } from "@selvedge/ui/feedback/status-badge";
import { DateText } from "@selvedge/ui/words/date-text";
import type { PostRow } from "./blog-query.ts";

const looks: Record<PostRow["state"], { word: string; tone: Tone; shape: StatusShape }> = {
  draft: { word: "Draft", tone: "neutral", shape: "ring" },
  scheduled: { word: "Scheduled", tone: "info", shape: "ring" },
  published: { word: "Published", tone: "success", shape: "dot" },
};

/** A post's state, as shape, word and tint. */
export function PostState({ state }: { state: PostRow["state"] }) {
  const { word, tone, shape } = looks[state];
  return (
    <StatusBadge tone={tone} shape={shape}>
      {word}
    </StatusBadge>
  );
}

/** Since when it is out, when it will be, or when it was last changed. */
export function PostDay({ post }: { post: PostRow }) {
  return post.publishedAt ? (
    <DateText at={post.publishedAt} form={post.state === "scheduled" ? "spoken" : "day"} />
  ) : (
    <>
      Changed <DateText at={post.updatedAt} form="day" inSentence />
    </>
  );
}
