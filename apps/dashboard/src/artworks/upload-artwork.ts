import type { ErrorAnswer } from "@selvedge/contracts/errors";
import { api, session } from "../data/api.ts";
import type { TakenArtwork } from "../data/reply.ts";

export type Uploaded = { ok: true; artwork: TakenArtwork } | { ok: false; text: string; isLost: boolean };

const lost = { text: "We could not reach the server. Check your connection and try again.", isLost: true };

/**
 * Sends one file and reports how much of it is sent. `fetch` cannot report that, so this is the one place that uses an
 * XMLHttpRequest. A refusal is a value with the server's words; `isLost` when it is not the file that is at fault.
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
      else done({ ok: false, ...refusalIn(request.response as ErrorAnswer | null) });
    });
    request.addEventListener("error", () => done({ ok: false, ...lost }));
    request.send(form);
  });
}

/** The server's reason for refusing the file; an answer without a text is not about the file. */
const refusalIn = (answer: ErrorAnswer | null) =>
  answer
    ? { text: Object.values(answer.errors)[0]?.[0] ?? answer.message, isLost: answer.code !== "fileRefused" }
    : lost;

const xsrfToken = (): string => decodeURIComponent(/(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "");
