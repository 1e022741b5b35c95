const short = /^https?:\/\/youtu\.be\/([^/?#]*)/i;
const long =
  /^https?:\/\/(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:(?:embed|shorts|live|v)\/([^/?#]*)|watch\?(?:[^#]*&)?v=([^&#]*))/i;

/** The id of a YouTube video by any form of its link; null for a link that is none. */
export function videoIdOf(link: string): string | null {
  const [, first, second] = short.exec(link.trim()) ?? long.exec(link.trim()) ?? [];
  const id = first ?? second ?? "";
  return /^[\w-]{11}$/.test(id) ? id : null;
}

/** Where the player is, and the only origin that a page with a video may frame for it. */
export const youtubeOrigin = "https://www.youtube-nocookie.com";
