import { defineBlock } from "@selvedge/pages/block-type";
import { alignments, coloursOn, opens } from "../parts/shared-fields.ts";

/** One picture of a slideshow, with words and up to two actions; it stands nowhere else. */
export const slideBlock = defineBlock({
  type: "slide",
  title: "Slide",
  category: "pictures",
  icon: "picture",
  description: "One picture of a slideshow, with words.",
  searchWords: ["banner", "hero"],
  emptyText: "Add a picture or a title.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: [],
  hydrates: false,
  fields: {
    title: { kind: "text", label: "Title", cutAt: 60 },
    copy: { kind: "text", label: "Text", cutAt: 200, multiline: true },
    image: { kind: "image", label: "Picture", hint: "1920 by 768 pixels fills the slide." },
    video: {
      kind: "link",
      label: "Video address",
      elsewhere: "https://example.com/film.mp4",
      hint: "Plays in place of the picture.",
    },
    actions: {
      kind: "list",
      label: "Actions",
      hint: "An action is shown once it has words and leads somewhere.",
      max: 2,
      of: {
        text: { kind: "text", label: "Words", cutAt: 40 },
        href: { kind: "link", label: "Leads to", opens: "target" },
        target: opens,
        primary: { kind: "flag", label: "Filled", default: true },
      },
    },
    alignment: {
      kind: "choice",
      label: "Alignment",
      part: "look",
      default: "left",
      options: ["left", "center", "right"],
      titles: alignments,
    },
    overlay: {
      kind: "number",
      label: "Shade over the picture",
      part: "look",
      default: 0.15,
      min: 0,
      max: 1,
      step: 0.05,
    },
    colours: coloursOn("banner.background.color", ["image", "video"]),
  },
  starter: { size: 12, properties: { title: "Say what is new" } },
  example: {
    type: "slide",
    size: 12,
    properties: {
      title: "Meadows under water",
      copy: "One square metre for every piece.",
      actions: [{ text: "See our work", href: "/our-work/" }],
    },
  },
});
