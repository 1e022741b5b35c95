import type { MenuAction } from "@selvedge/ui/overlays/menu";
import { CalendarClock, Eye, EyeOff } from "lucide-react";
import type { Page } from "../../pages/pages-query.ts";

/** What decides what can be done about what visitors see of a page. */
export interface Publishable {
  isTemplate: boolean;
  wasPublished: boolean;
  /** Visitors see it. */
  isSeen: boolean;
  mayPublish: boolean;
}

export interface PublishActs {
  publish: (when: "now" | "later") => void;
  show: (isShown: boolean) => void;
}

export const publishableOf = (page: Page, mayPublish: boolean): Publishable => ({
  isTemplate: page.template !== null,
  wasPublished: page.liveVersion !== null,
  isSeen: page.liveVersion !== null && page.published,
  mayPublish,
});

const showWords = (isTemplate: boolean, isSeen: boolean): string =>
  isTemplate
    ? isSeen
      ? "Show visitors the usual one"
      : "Show visitors this one again"
    : isSeen
      ? "Hide from visitors"
      : "Show to visitors again";

/** What can be done about what visitors see, beside publishing now. */
export function publishActions({ isTemplate, wasPublished, isSeen, mayPublish }: Publishable, does: PublishActs) {
  const needsRight = mayPublish ? {} : { offBecause: "You need the permission to publish pages." };
  const later: MenuAction = {
    ...{ id: "later", label: "Publish at a time", icon: CalendarClock, ...needsRight },
    onAction: () => does.publish("later"),
  };
  const show: MenuAction = {
    ...{ id: "show", label: showWords(isTemplate, isSeen), icon: isSeen ? EyeOff : Eye, ...needsRight },
    onAction: () => does.show(!isSeen),
  };
  return wasPublished ? [later, show] : [later];
}
