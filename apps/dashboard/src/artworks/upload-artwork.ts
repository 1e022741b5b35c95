import type { ErrorAnswer } from "@selvedge/contracts/errors";
import { api, session } from "../data/api.ts";
import type { TakenArtwork } from "../data/reply.ts";

export type Uploaded = { ok: true; artwork: TakenArtwork } | { ok: false; text: string };

const unreachable = "We could not reach the server. Check your connection and try again.";

/**
 * Sends one file and tells how much of it is gone. `fetch` cannot tell that, so this is the one place that uses an
 * XMLHttpRequest. A refusal is a value with the server's words.
 */
export async function uploadArtwork(division: number, file: File, onSent: (share: number) => void): Promise<Uploaded> {
  if (!xsrfToken()) await api("GET /dashboard/secure/get/", {});
  const form = new FormData();
  form.append("file", file, file.name);
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/omnis/v3/divisions/${division}/artworks/`);
    request.setRequestHeader("X-XSRF-TOKEN", xsrfToken());
    request.responseType = "json";
    request.upload.addEventListener("progress", ({ loaded, total }) => onSent(total ? loaded / total : 0));
    request.addEventListener("load", () => {
      if (request.status === 401) done(session.ended().then(() => uploadArtwork(division, file, onSent)));
      else if (request.status === 200) done({ ok: true, artwork: request.response.data });
      else done({ ok: false, text: refusalText(request.response as ErrorAnswer | null) });
    });
    request.addEventListener("error", () => done({ ok: false, text: unreachable }));
    request.send(form);
  });
}

const refusalText = (answer: ErrorAnswer | null): string =>
  answer ? (Object.values(answer.errors)[0]?.[0] ?? answer.message) : unreachable;

const xsrfToken = (): string => decodeURIComponent(/(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "");
