export { cardOfPost, postPath } from "./present-post.ts";
export {
  blogTags,
  countPosts,
  findPost,
  listPublished,
  movedTo,
  neighboursOf,
  nextPublishing,
  type PublishedPost,
  publishedPosts,
} from "./queries.ts";
export { blogRoutes } from "./routes.ts";
