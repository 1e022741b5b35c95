import { Picture } from "@selvedge/blocks/parts/picture";
import type { PostCard } from "@selvedge/contracts/pages/blog-page";
import { PostFacts } from "./post-facts.tsx";

interface PostTileProps {
  readonly post: PostCard;
  /** The newest post: across the page, its picture beside it. */
  readonly isLead?: boolean;
  readonly eager?: boolean;
}

/** A post in a list. The title's link covers it. */
export function PostTile({ post, isLead = false, eager = false }: PostTileProps) {
  const { urlName, title, summary, image, tags } = post;
  const sizes = isLead ? "(min-width: 768px) 56vw, 100vw" : "(min-width: 992px) 30vw, (min-width: 768px) 46vw, 100vw";
  return (
    <article className="post-tile" data-lead={isLead || undefined}>
      <div className="post-picture" data-part="tile">
        {image ? (
          <Picture image={image} sizes={sizes} isFirst={isLead} eager={isLead || eager} />
        ) : (
          <PlainGround title={title} />
        )}
      </div>
      <div className="post-words">
        {tags[0] ? (
          <p className="post-tag">
            <a href={`/blog/tagged/${tags[0].urlName}/`}>{tags[0].name}</a>
          </p>
        ) : null}
        <h2>
          <a className="post-link" href={`/blog/${urlName}/`}>
            {title}
          </a>
        </h2>
        {summary ? <p className="post-summary">{summary}</p> : null}
        <PostFacts post={post} />
        {isLead ? (
          <span className="post-read" data-part="button" data-look="filled" data-size="small" aria-hidden="true">
            Read it
          </span>
        ) : null}
      </div>
    </article>
  );
}

/** In place of a picture that nobody has chosen: the title's first letter. */
function PlainGround({ title }: { title: string }) {
  return (
    <span className="post-ground" aria-hidden="true">
      {title.slice(0, 1)}
    </span>
  );
}
