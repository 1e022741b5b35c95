import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { blogQuery, postQuery } from "../../blog/blog-query.ts";
import { PostPage } from "../../blog/post-page.tsx";
import { useShop } from "../../session/shop.ts";

/** One post of the blog, as it is written. */
export function Component() {
  const shop = useShop();
  const id = Number(useParams().id) || 0;
  const { data: post, error } = useQuery(postQuery(shop.id, id));
  const { data: blog, error: blogError } = useQuery(blogQuery(shop.id));
  if (error && !post) throw error;
  if (blogError && !blog) throw blogError;
  return post && blog ? <PostPage key={post.id} post={post} blog={blog} /> : <Skeleton className="h-96 w-full" />;
}
