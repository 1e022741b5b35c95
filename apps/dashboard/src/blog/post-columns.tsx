import type { Column } from "@selvedge/ui/tables/table-column.ts";
import { TwoLines } from "@selvedge/ui/tables/table-parts";
import type { PostRow } from "./blog-query.ts";
import { PostDay, PostState } from "./post-state.tsx";

export const postColumns: Column<PostRow>[] = [
  {
    id: "title",
    header: "Post",
    opens: true,
    cell: (row) => (
      <TwoLines first={row.title} second={<span className="font-mono text-tiny">/blog/{row.urlName}/</span>} />
    ),
  },
  { id: "tags", header: "Tags", from: "lg", cell: ({ tags }) => <Tags tags={tags} /> },
  { id: "state", header: "State", width: "140px", cell: ({ state }) => <PostState state={state} /> },
  { id: "day", header: "Date", width: "190px", cell: (row) => <PostDay post={row} /> },
];

const shownTags = 3;

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return "–";
  return (
    <span className="flex flex-wrap gap-1">
      {tags.slice(0, shownTags).map((tag) => (
        <span key={tag} className="rounded-mark bg-sunken px-1.5 py-0.5 text-label">
          {tag}
        </span>
      ))}
      {tags.length > shownTags ? <span className="text-label text-ink-2">+{tags.length - shownTags}</span> : null}
    </span>
  );
}

/** A post as a row of a phone. */
export function PhonePost({ row }: { row: PostRow }) {
  return (
    <span className="flex flex-col gap-1">
      <span className="font-medium">{row.title}</span>
      <span className="flex items-center justify-between gap-2 text-label text-ink-2">
        <PostState state={row.state} />
        <PostDay post={row} />
      </span>
    </span>
  );
}
