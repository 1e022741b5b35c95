import { defineBlock } from "@selvedge/pages/block-type";
import { ICON_NAMES } from "../parts/icon-names.ts";
import { opens } from "../parts/shared-fields.ts";

/** News as a card of two lines in the theme's own `announcement.v2` colours; a visitor may close it. */
export const announcementV2Block = defineBlock({
  type: "announcementV2",
  title: "Announcement card",
  category: "text",
  icon: "bell",
  description: "News as a card that visitors can close.",
  searchWords: ["news", "notice", "alert"],
  emptyText: "Write a title. The card has the theme's colours for news.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: [],
  hydrates: false,
  fields: {
    icon: { kind: "icon", label: "Icon", default: "none", options: ICON_NAMES },
    title: { kind: "text", label: "Title", cutAt: 80 },
    copy: { kind: "text", label: "Text", cutAt: 200, multiline: true },
    actionText: {
      kind: "text",
      label: "Link text",
      cutAt: 40,
      hint: "The link is shown once it has words and leads somewhere.",
    },
    href: { kind: "link", label: "Leads to", opens: "target" },
    target: opens,
    closes: {
      kind: "flag",
      label: "Can be closed",
      part: "behaviour",
      default: true,
      hint: "Who closed it does not see it again until it says something else.",
    },
  },
  starter: { size: 12, properties: { icon: "van", title: "Free delivery this weekend" } },
  example: {
    type: "announcementV2",
    size: 12,
    properties: { icon: "van", title: "Ordered by Friday, with you next week", copy: "Printed in two working days." },
  },
});
