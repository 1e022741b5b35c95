const short = /^https?:\/\/youtu\.be\/([^/?#]*)/i;
const long =
  /^https?:\/\/(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:(?:embed|shorts|live|v)\/([^/?#]*)|watch\?(?:[^#]*&)?v=([^&#]*))/i;

/** The id of a YouTube video by any form of its link; null for a link that is none. */
export function videoIdOf(link: string): string | null {
  const [, first, second] = short.exec(link.trim()) ?? long.exec(link.trim()) ?? [];
  const id = first ?? second ?? "";
  return /^[\w-]{11}$/.test(id) ? id : null;
}

const playerOrigin = "https://www.youtube-nocookie.com";

/** The address of the player of a film, which begins at once; "" for a link that is none. */
export function playerAddress(link: unknown, start: unknown): string {
  const id = videoIdOf(String(link ?? ""));
  const seconds = Math.floor(Number(start) || 0);
  return id ? `${playerOrigin}/embed/${id}?autoplay=1&rel=0${seconds > 0 ? `&start=${seconds}` : ""}` : "";
}
