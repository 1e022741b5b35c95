import { Picture } from "@selvedge/blocks/parts/picture";
import { ProductCardView } from "@selvedge/blocks/product-card/product-card-view";
import type { PostPageData } from "@selvedge/contracts/pages/blog-page";
import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import Crumbs from "../../parts/crumbs.tsx";
import { PostFacts } from "../blog/post-facts.tsx";
import "./post.css";

/** Fewer headings than this need no list of them. */
const leastHeadings = 2;

/** One post: its text at a measure that reads well, its headings to the left, its product to the right. */
export default function PostPage({ answer: { data } }: { answer: PageAnswer<"post"> }) {
  const { post, headings, product, crumbs } = data;
  const { title, summary, image, tags, html } = post;
  return (
    <div className="page-frame post">
      <div className="post-column">
        <Crumbs crumbs={crumbs} />
      </div>
      <article className="post-layout">
        <header className="post-column">
          {tags.length > 0 ? (
            <p className="post-tags">
              {tags.map(({ urlName, name }) => (
                <a key={urlName} href={`/blog/tagged/${urlName}/`}>
                  {name}
                </a>
              ))}
            </p>
          ) : null}
          <h1>{title}</h1>
          {summary ? <p className="post-lead">{summary}</p> : null}
          <PostFacts post={post} />
        </header>
        {image ? (
          <div className="post-hero" data-part="tile">
            <Picture image={image} sizes="(min-width: 992px) 860px, 100vw" isFirst />
          </div>
        ) : null}
        {headings.length >= leastHeadings ? (
          <nav className="post-contents" aria-labelledby="in-this-post">
            <p id="in-this-post">In this post</p>
            <ul>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server has cleaned it */}
        <div className="post-column post-text" dangerouslySetInnerHTML={{ __html: html }} />
        {product ? (
          <aside className="post-product" aria-label="From this post">
            <p className="quiet">From this post</p>
            <ProductCardView product={product} level={2} />
          </aside>
        ) : null}
      </article>
      <Neighbours {...data} />
    </div>
  );
}

function Neighbours({ earlier, later, blog }: PostPageData) {
  return (
    <nav className="post-column post-neighbours" aria-label="More posts">
      {earlier ? (
        <p>
          <span>Earlier</span>
          <a href={earlier.url}>{earlier.title}</a>
        </p>
      ) : null}
      {later ? (
        <p>
          <span>Later</span>
          <a href={later.url}>{later.title}</a>
        </p>
      ) : null}
      {earlier || later ? null : (
        <p>
          <a href="/blog/">{`Back to ${blog.title}`}</a>
        </p>
      )}
    </nav>
  );
}
