import { blogCalls } from "@selvedge/contracts/blog/blog.calls";
import { readDivision } from "@selvedge/db/read-division";
import { guardSets } from "@selvedge/domain/access/guards";
import type { MerchantPermission } from "@selvedge/domain/access/merchant-roles";
import type { DivisionId } from "@selvedge/domain/ids";
import { readShopSettings } from "@selvedge/domain/shops/shop-settings";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { type Caller, requireGuards } from "../../../plugins/access/require-access.ts";
import { checkGuards } from "../../../plugins/access/visit-facts.ts";
import { originOf } from "../../../plugins/origin.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { serve } from "../../../plugins/serve.ts";
import { requireDivision, visibleDivision } from "../../../plugins/tenancy.ts";
import { merchantOf } from "../../plumbing/audit/index.ts";
import { cleanRichText } from "../rich-texts/index.ts";
import { blogSettings, draftTags, findDraft, listDrafts } from "./draft-queries.ts";
import { feedOf } from "./feed.ts";
import { cardOfPost, postPath, presentListed, presentPost } from "./present-post.ts";
import { listPublished, publishedPosts } from "./queries.ts";
import { addressFault, createPost, deletePost, required, savePost, type Writer } from "./save-post.ts";

export function blogRoutes(app: FastifyInstance, platform: Platform) {
  const { pools, now, origins } = platform;

  serve(app, platform, blogCalls.paginateBlog, async ({ query, request }) => {
    const [page = 1, perPage = 10] = query.paginate.split(",").map(Number);
    const size = { page: Math.max(1, page), perPage: Math.min(100, Math.max(1, perPage)) };
    const ids = query.divisions ?? [requireDivision(request).id];
    const found = await Promise.all(ids.map((id) => publishedBy(platform, request, id, size)));
    const isLite = query.lite === "true" || query.lite === "1";
    const rows = found
      .flatMap(({ rows }) => rows)
      .sort((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime());
    const data = rows.slice(0, size.perPage).map((post) => {
      const { id, urlName, title } = post;
      const { publishedAt, ...more } = cardOfPost(post, siteOf(platform, request), origins.files);
      const lite = { id, urlName, title, url: postPath(urlName), publishedAt };
      return isLite ? lite : { ...lite, ...more };
    });
    return { data, meta: { ...size, total: found.reduce((sum, { total }) => sum + total, 0) } };
  });

  serve(app, platform, blogCalls.listPosts, async ({ caller: { divisionId }, query }) => {
    const { page, perPage } = query;
    const { rows, counts, total } = await readDivision(pools.web, divisionId, (db) =>
      listDrafts(db, divisionId, { ...query, now: now() }),
    );
    return { data: rows.map((row) => presentListed(row, now())), counts, meta: { page, perPage, total } };
  });

  serve(app, platform, blogCalls.getBlog, async ({ caller: { divisionId } }) => {
    const [shop, tags] = await readDivision(pools.web, divisionId, (db) =>
      Promise.all([blogSettings(db, divisionId), draftTags(db, divisionId)]),
    );
    const { blog } = readShopSettings(shop?.settings);
    return { data: { title: blog.title || "Blog", tags, timeZone: shop?.time_zone ?? "Europe/London" } };
  });

  serve(app, platform, blogCalls.checkPostAddress, async ({ caller: { divisionId }, query }) => ({
    data: {
      fault: await readDivision(pools.web, divisionId, (db) =>
        addressFault(db, divisionId, query["url-name"], query.post),
      ),
    },
  }));

  serve(app, platform, blogCalls.getPost, async ({ caller: { divisionId }, params }) => ({
    data: presentPost(
      required(await readDivision(pools.web, divisionId, (db) => findDraft(db, divisionId, params.id))),
      now(),
      origins.files,
    ),
  }));

  serve(app, platform, blogCalls.createPost, async ({ caller, body, request }) => ({
    data: presentPost(await createPost(platform, writerOf(caller, request), body), now(), origins.files),
  }));

  serve(app, platform, blogCalls.savePost, async ({ caller, params, body, request }) => ({
    data: presentPost(await savePost(platform, writerOf(caller, request), params.id, body), now(), origins.files),
  }));

  serve(app, platform, blogCalls.deletePost, async ({ caller, params, request }) => {
    await deletePost(platform, writerOf(caller, request), params.id);
    return { data: { id: params.id } };
  });

  app.get("/blog/feed.xml", (request, reply) => sendFeed(platform, request, reply));
}

const publishing: MerchantPermission = "blog.publish";

const writerOf = (caller: Caller, request: FastifyRequest): Writer => ({
  ...merchantOf(caller, request),
  mayPublish: caller.permissions.includes(publishing),
});

const siteOf = ({ origins }: Platform, { log }: FastifyRequest) => ({
  mainOrigin: origins.main,
  warn: (warning: string) => log.warn({ warning }, "a link is blocked"),
});

/** The posts of a shop that the host may name, and that its own doors leave open to the visitor. */
async function publishedBy(
  platform: Platform,
  request: FastifyRequest,
  named: DivisionId,
  size: { page: number; perPage: number },
) {
  const divisionId = visibleDivision(request, named);
  await requireGuards(platform, blogCalls.paginateBlog, request, { division: divisionId });
  return readDivision(platform.pools.web, divisionId, (db) =>
    publishedPosts(db, { divisionId, now: platform.now() }, size),
  );
}

/** The last posts for feed readers. A shop that is closed to the visitor has no feed. */
async function sendFeed(platform: Platform, request: FastifyRequest, reply: FastifyReply) {
  const { id: divisionId, name } = requireDivision(request);
  const { decision } = await checkGuards(platform, request, guardSets.storeAccess, { path: "/blog/" });
  if (!decision.ok) throw new Refusal("notFound");
  const [settings, posts] = await readDivision(platform.pools.web, divisionId, (db) =>
    Promise.all([
      db.selectFrom("shop_settings").where("division_id", "=", divisionId).select("settings").executeTakeFirst(),
      listPublished(db, { divisionId, now: platform.now() }, { tag: "", limit: 20, offset: 0 }),
    ]),
  );
  const { blog } = readShopSettings(settings?.settings);
  const site = siteOf(platform, request);
  const feed = feedOf({
    title: `${blog.title || "Blog"} | ${name}`,
    intro: blog.intro,
    origin: originOf(platform, request),
    posts: posts.map((post) => ({ ...post, cleanHtml: cleanRichText(post.html, site, platform.origins.files) })),
  });
  return reply.type("application/rss+xml; charset=utf-8").header("Cache-Control", "private, no-cache").send(feed);
}
