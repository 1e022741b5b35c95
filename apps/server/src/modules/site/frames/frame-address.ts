// Where foreign content of a page runs: under the host of frames, at addresses that only the server can make.
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { frameAddress } from "@selvedge/blocks/iframe/frame-address";
import { playerAddress } from "@selvedge/blocks/youtube/video-id";
import type { DivisionId } from "@selvedge/domain/ids";
import type { JsonObject } from "@selvedge/pages/json";
import type { Platform } from "../../../platform.ts";

/** Addresses of a page's foreign content on the host of frames; "" for what may not be framed. */
export interface FrameSite {
  ofSite(src: string): string;
  ofCode(code: string): string;
}

interface PagePlace {
  readonly divisionId: DivisionId;
  readonly path: string;
}

export const codeHash = (code: string): string => createHash("sha256").update(code).digest("hex");

/** What an address is signed with: nobody else can have a site framed, or code shown, in a shop's name. */
export function frameSign(
  { config }: Pick<Platform, "config">,
  divisionId: DivisionId,
  what: readonly string[],
): string {
  const stated = JSON.stringify(["frame", divisionId, ...what]);
  return createHmac("sha256", config.secret).update(stated).digest("base64url").slice(0, 22);
}

export function isFrameSign(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export function frameSite(platform: Pick<Platform, "config" | "origins">, { divisionId, path }: PagePlace): FrameSite {
  const { origins, config } = platform;
  const address = (kind: string, params: Record<string, string>) =>
    `${origins.frames}/${divisionId}/${kind}/?${new URLSearchParams({
      ...params,
      sign: frameSign(platform, divisionId, [kind, ...Object.values(params)]),
    })}`;
  return {
    ofSite(src) {
      const site = frameAddress(src, config.baseHost);
      return site ? address("site", { src: site.href }) : "";
    },
    ofCode: (code) => (code.trim() ? address("code", { page: path, hash: codeHash(code) }) : ""),
  };
}

/** What a block frames, by its type. */
const framed: Readonly<Record<string, (props: JsonObject, site: FrameSite) => JsonObject>> = {
  iframe: (props, site) => ({ ...props, frame: site.ofSite(String(props.src ?? "")) }),
  youtube: (props, site) => ({ ...props, frame: site.ofSite(playerAddress(props.link, props.start)) }),
  // The code itself stays here: it is for its own host alone.
  customCode: ({ code, ...props }, site) => ({ ...props, code: "", frame: site.ofCode(String(code ?? "")) }),
};

/** A block's properties with the address at which its foreign content runs; the same object for a type without any. */
export const framedProps = (type: string, props: JsonObject, site: FrameSite): JsonObject =>
  Object.hasOwn(framed, type) ? framed[type]!(props, site) : props;
