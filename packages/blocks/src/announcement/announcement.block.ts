import { defineBlock } from "@selvedge/pages/block-type";
import { ICON_NAMES } from "../parts/icon-names.ts";
import { coloursOn, inPageAction, opens } from "../parts/shared-fields.ts";

/** One line of news with a link (storefront §3.4). */
export const announcementBlock = defineBlock({
  type: "announcement",
  title: "Announcement",
  category: "text",
  icon: "megaphone",
  description: "A short line across the page, such as a sale or a delivery note.",
  searchWords: ["bar", "news", "notice", "discount"],
  emptyText: "Write the message. Visitors see no bar until then.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: [],
  hydrates: false,
  fields: {
    text: { kind: "text", label: "Words", cutAt: 160 },
    icon: {
      kind: "icon",
      label: "Icon",
      default: "none",
      options: ICON_NAMES,
    },
    alignment: {
      kind: "choice",
      label: "Alignment",
      part: "look",
      default: "center",
      options: ["left", "center", "right", "space-between"],
      titles: { left: "Left", center: "Centre", right: "Right", "space-between": "Spread out" },
    },
    action: {
      kind: "group",
      label: "Link",
      hint: "Shown once it has words and leads somewhere.",
      fields: {
        text: { kind: "text", label: "Words", cutAt: 40 },
        href: { kind: "link", label: "Leads to", opens: "target" },
        action: inPageAction,
        target: opens,
        icon: { kind: "icon", label: "Icon", default: "none", options: ICON_NAMES },
      },
    },
    actionStyle: {
      kind: "choice",
      label: "Link style",
      part: "look",
      default: "none",
      options: ["primary", "secondary", "none"],
      titles: { primary: "A filled button", secondary: "An outlined button", none: "A plain link" },
    },
    colours: coloursOn("announcement.v2.background.color"),
  },
  starter: { size: 12, properties: { text: "Free delivery over £40" } },
  example: {
    type: "announcement",
    size: 12,
    properties: {
      text: "Every order replants one square metre of seagrass",
      action: { text: "See where", href: "/our-work/" },
    },
  },
});
