// The other sites that a page's blocks frame: its policy names these and no others.
import { frameAddress } from "@selvedge/blocks/iframe/frame-address";
import { videoIdOf, youtubeOrigin } from "@selvedge/blocks/youtube/video-id";
import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";
import type { Origins } from "../../origins.ts";

/** Origins of the frames on a page, without the platform's own and the shop's. */
export function frameOrigins({ route, data }: PageAnswer, { main }: Origins, shopOrigin: string): readonly string[] {
  if (route !== "store") return [];
  const { blocks } = data as PageAnswer<"store">["data"];
  const { hostname } = new URL(main);
  const own = new Set([main, shopOrigin]);
  return [...new Set((blocks as readonly ResolvedBlock[]).flatMap((block) => originsIn(block, hostname)))].filter(
    (origin) => !own.has(origin),
  );
}

function originsIn({ type, props, items }: ResolvedBlock, ownHost: string): readonly string[] {
  const inner = items.flatMap((item) => originsIn(item, ownHost));
  if (type === "youtube" && videoIdOf(String(props.link))) return [youtubeOrigin, ...inner];
  const url = type === "iframe" ? frameAddress(String(props.src), ownHost) : null;
  return url ? [url.origin, ...inner] : inner;
}
