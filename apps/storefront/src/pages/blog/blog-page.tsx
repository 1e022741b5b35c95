import type { BlogPageData } from "@selvedge/contracts/pages/blog-page";
import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import Crumbs from "../../parts/crumbs.tsx";
import { Pager } from "../../parts/lists/pager.tsx";
import "./blog.css";
import { PostTile } from "./post-tile.tsx";

/** The posts of a shop's blog, or of one tag. The first page opens with the newest one, larger than the others. */
export default function BlogPage({ answer: { data } }: { answer: PageAnswer<"blog"> }) {
  const { title, intro, tag, posts, page, pages, before, listed, crumbs } = data;
  const [first, ...others] = posts;
  const leads = tag === null && page === 1 && posts.length > 1;
  return (
    <div className="page-frame blog">
      {tag ? <Crumbs crumbs={crumbs} /> : null}
      <div className="page-head" data-part="head">
        <h1>{title}</h1>
        {intro ? <p className="lead">{intro}</p> : null}
      </div>
      <Tags {...data} />
      {posts.length === 0 ? <p className="empty">Nothing has been written here yet. Check back soon.</p> : null}
      {leads ? <PostTile post={first!} isLead /> : null}
      <ul className="post-grid">
        {(leads ? others : posts).map((post, index) => (
          <li key={post.urlName}>
            <PostTile post={post} eager={!leads && index < 3} />
          </li>
        ))}
      </ul>
      {posts.length > 0 ? (
        <div className="post-foot">
          <p className="quiet">
            {pages === 1 ? postCount(listed) : `Posts ${before + 1} to ${before + posts.length} of ${listed}`}
          </p>
          <Pager page={page} pages={pages} label="Pages of posts" />
        </div>
      ) : null}
    </div>
  );
}

const postCount = (posts: number): string => (posts === 1 ? "1 post" : `${posts} posts`);

function Tags({ tag, tags, total }: BlogPageData) {
  if (tags.length === 0) return null;
  const all = { urlName: "", name: "Everything", count: total };
  return (
    <nav className="blog-tags" aria-label="Tags">
      <ul>
        {[all, ...tags].map(({ urlName, name, count }) => (
          <li key={urlName}>
            <a
              href={urlName ? `/blog/tagged/${urlName}/` : "/blog/"}
              aria-current={(tag?.urlName ?? "") === urlName ? "page" : undefined}
            >
              {name} <span aria-hidden="true">{count}</span>
              <span className="visually-hidden">, {postCount(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
