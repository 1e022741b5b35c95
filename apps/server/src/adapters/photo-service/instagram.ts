// Instagram's Graph API: the media of an account, https://developers.facebook.com/docs/instagram-platform/reference/ig-user/media
import * as z from "zod";
import { type Net, safeFetch } from "../safe-fetch/safe-fetch.ts";
import type { PhotoPost, PhotoService } from "./photo-service.ts";

export interface InstagramConfig {
  /** "https://graph.instagram.com/v23.0", without a slash at the end. */
  url: string;
  /** By division. */
  accounts: Readonly<Record<number, InstagramAccount>>;
}

export interface InstagramAccount {
  account: string;
  /** Lasts 60 days, and has to be replaced in the configuration before that. */
  token: string;
}

const fields = "id,caption,media_type,media_url,thumbnail_url,permalink,timestamp";

const medium = z.object({
  id: z.string(),
  caption: z.string().default(""),
  media_type: z.enum(["IMAGE", "VIDEO", "CAROUSEL_ALBUM"]),
  // A post with music that is protected has none.
  media_url: z.string().optional(),
  thumbnail_url: z.string().optional(),
  permalink: z.string(),
  timestamp: z.string(),
});
const answer = z.object({ data: z.array(z.unknown()) });

const pictureLimitBytes = 12 * 1024 * 1024;

export function instagram({ url, accounts }: InstagramConfig, net?: Net): PhotoService {
  return {
    async posts(divisionId, limit) {
      const known = accounts[divisionId];
      if (!known) return null;
      const asked = new URLSearchParams({ fields, limit: String(limit) });
      const got = await safeFetch(
        `${url}/${encodeURIComponent(known.account)}/media?${asked}`,
        { headers: { accept: "application/json", authorization: `Bearer ${known.token}` }, timeLimitMs: 8_000 },
        net,
      );
      if (!got.ok) throw new Error(`The photo service could not be reached: ${got.code}.`);
      if (got.status >= 300) throw new Error(`The photo service answered ${got.status}.`);
      const read = answer.safeParse(jsonOf(got.body));
      if (!read.success) throw new Error("The photo service answered something else than posts.");
      return read.data.data.flatMap(postOf).slice(0, limit);
    },
    async picture({ pictureUrl }) {
      const got = await safeFetch(pictureUrl, { sizeLimitBytes: pictureLimitBytes, timeLimitMs: 10_000 }, net);
      return got.ok && got.status === 200 ? got.body : null;
    },
  };
}

/** A post with a picture; what cannot be shown is left out. */
function postOf(entry: unknown): PhotoPost[] {
  const read = medium.safeParse(entry);
  if (!read.success) return [];
  const { id, caption, media_type: mediaType, permalink, timestamp } = read.data;
  const pictureUrl = mediaType === "VIDEO" ? read.data.thumbnail_url : read.data.media_url;
  const postedAt = new Date(timestamp);
  if (!pictureUrl || !/^https:\/\//.test(permalink) || Number.isNaN(postedAt.getTime())) return [];
  return [{ id, caption, mediaType, pictureUrl, permalink, postedAt: postedAt.toISOString() }];
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
