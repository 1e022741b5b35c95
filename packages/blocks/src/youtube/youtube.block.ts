import { defineBlock } from "@selvedge/pages/block-type";

/** A film from YouTube. Nothing is requested there until a visitor presses play. */
export const youtubeBlock = defineBlock({
  type: "youtube",
  title: "Video from YouTube",
  category: "pictures",
  icon: "play",
  description: "A film from YouTube that loads when it is pressed.",
  searchWords: ["video", "film", "embed"],
  emptyText: "Paste a video's link.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: [],
  hydrates: false,
  fields: {
    link: { kind: "link", label: "Link of the video", elsewhere: "https://youtu.be/aqz-KE-bpKQ" },
    title: { kind: "text", label: "Title", default: "Video", cutAt: 100 },
    length: { kind: "text", label: "Length", cutAt: 8, hint: "As it is written beside the title, such as 2:14." },
    thumbnail: { kind: "image", label: "Picture before it plays" },
    start: { kind: "number", label: "Begins at", unit: "s", part: "behaviour", default: 0, min: 0, max: 86_400 },
    ratio: { kind: "choice", label: "Shape", part: "look", default: "16:9", options: ["16:9", "4:3", "1:1", "9:16"] },
  },
  starter: { size: 12, properties: {} },
  example: {
    type: "youtube",
    size: 12,
    properties: {
      link: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
      title: "How a shirt is printed",
      length: "2:14",
    },
  },
});
