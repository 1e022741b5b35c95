import { LinkButton } from "@selvedge/ui/actions/link-button";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { SearchBox } from "@selvedge/ui/fields/search-box";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { TabBar } from "@selvedge/ui/frames/tab-bar";
import { useListAddress } from "@selvedge/ui/routing/use-list-address.ts";
import { DataTable } from "@selvedge/ui/tables/data-table";
import { Pagination } from "@selvedge/ui/tables/pagination";
import { useQuery } from "@tanstack/react-query";
import { ExternalLink, Newspaper, Plus } from "lucide-react";
import { useState } from "react";
import { type PostRow, postsQuery } from "../../blog/blog-query.ts";
import { PhonePost, postColumns } from "../../blog/post-columns.tsx";
import { loadError } from "../../data/failure-text.ts";
import { useDebounced } from "../../data/use-debounced.ts";
import { useShop } from "../../session/shop.ts";
import { Permitted } from "../../shell/permitted.tsx";

const perPage = 25;
type State = "all" | PostRow["state"];

const tabs: readonly (readonly [State, string])[] = [
  ["all", "All"],
  ["published", "Published"],
  ["scheduled", "Scheduled"],
  ["draft", "Drafts"],
];

/** The posts of the shop's blog. */
export function Component() {
  const shop = useShop();
  const { values, page, change } = useListAddress({ state: "all", search: "" });
  const [typed, setTyped] = useState(values.search);
  const search = useDebounced(typed).trim();
  const state = values.state as State;
  const { data, error, isPending, refetch } = useQuery(postsQuery(shop.id, { search, state, page, perPage }));
  const isFiltered = state !== "all" || search !== "";
  const list = (
    <>
      <div className="pb-3">
        <SearchBox
          label="Search posts"
          placeholder="Search title or tag"
          className="w-72 max-md:w-full"
          value={typed}
          onChange={(text) => {
            setTyped(text);
            change({ search: text.trim() });
          }}
        />
      </div>
      <DataTable
        keys
        label="Posts"
        columns={postColumns}
        rows={data?.data}
        rowKey={({ id }) => String(id)}
        rowHref={({ id }) => `/blog/${id}`}
        rowLabel={({ title }) => title}
        isLoading={isPending}
        expectedRows={6}
        error={data ? null : loadError("Posts did not load.", error, refetch)}
        phoneRow={(row) => <PhonePost row={row} />}
        empty={
          isFiltered ? (
            <EmptyState icon={Newspaper} title="No matching posts">
              Try other words or another state.
            </EmptyState>
          ) : (
            <EmptyState
              icon={Newspaper}
              title="No posts yet"
              action={<NewPost variant="primary">Write the first one</NewPost>}
            >
              Tell what is behind a design, for example how it was drawn. Search engines find posts, too.
            </EmptyState>
          )
        }
      />
      {data && data.meta.total > 0 ? (
        <Pagination page={page} pageSize={perPage} total={data.meta.total} onPage={(next) => change({ page: next })} />
      ) : null}
    </>
  );
  return (
    <>
      <PageHeader
        title="Blog"
        actions={
          <>
            <LinkButton href={`${shop.url}/blog/`} target="_blank" size="dense" icon={ExternalLink}>
              View on your shop
            </LinkButton>
            <NewPost variant="primary" size="dense" icon={Plus}>
              New post
            </NewPost>
          </>
        }
      />
      <TabBar
        label="States"
        selectedKey={state}
        onSelectionChange={(next) => change({ state: String(next) })}
        tabs={tabs.map(([id, label]) => ({
          id,
          label,
          count: data ? (data.counts[id] ?? 0) : undefined,
          content: id === state ? list : undefined,
        }))}
      />
    </>
  );
}

const NewPost = (props: Omit<Parameters<typeof LinkButton>[0], "href">) => (
  <Permitted needs="blog.edit" label="New post" {...(props.size && { size: props.size })}>
    <LinkButton href="/blog/new" {...props} />
  </Permitted>
);
