import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { useQuery } from "@tanstack/react-query";
import { blogQuery } from "../../blog/blog-query.ts";
import { PostPage } from "../../blog/post-page.tsx";
import { useShop } from "../../session/shop.ts";

/** A post that is begun. */
export function Component() {
  const shop = useShop();
  const { data: blog, error } = useQuery(blogQuery(shop.id));
  if (error && !blog) throw error;
  return blog ? <PostPage post={null} blog={blog} /> : <Skeleton className="h-96 w-full" />;
}
