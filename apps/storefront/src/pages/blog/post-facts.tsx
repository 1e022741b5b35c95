import type { PostCard } from "@selvedge/contracts/pages/blog-page";
import { fullDay } from "@selvedge/domain/dates/day-words";
import { useShopFrame } from "../../shell/shop-frame.tsx";

/** Who wrote a post, when, and how long it takes to read. */
export function PostFacts({ post: { author, publishedAt, readMinutes } }: { post: PostCard }) {
  const { timeZone } = useShopFrame();
  return (
    <p className="post-facts">
      {author ? `${author}, ` : ""}
      <time dateTime={publishedAt}>{fullDay(publishedAt, timeZone)}</time>, {readMinutes} min read
    </p>
  );
}
