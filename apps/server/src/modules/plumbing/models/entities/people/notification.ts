import { sql } from "kysely";
import { defineModel } from "../../model.ts";

/** A notification as its sender sees it; each recipient has their own opened and deleted instants. Source: storefront §3.6. */
export const notification = defineModel<"notifications">({
  type: "notification",
  table: "notifications",
  owner: "division",
  keyType: "number",
  audience: "merchant",
  permission: { merchant: "marketing.edit", staff: "shops.read" },
  attributes: {
    id: { column: "id" },
    title: { column: "title" },
    body: { column: "body" },
    image: { column: "image_path", as: "path" },
    href: { column: "href" },
    position: { column: "position" },
    data: { column: "data" },
    tag: { column: "tag" },
    form: { column: "form" },
    actions: { column: "actions" },
    dismissAction: { column: "dismiss_action" },
    footerAction: { column: "footer_action" },
    createdAt: { column: "created_at", as: "instant" },
    scheduledAt: { column: "scheduled_at", as: "instant" },
    deletedAt: { column: "deleted_at", as: "instant" },
    /** When the first of its recipients opened it. */
    openedAt: {
      expression: (t) => sql`(select min(r.opened_at) from notification_recipients r
        where r.division_id = ${t("division_id")} and r.notification_id = ${t("id")})`,
      as: "instant",
    },
    template: { column: "template" },
    replacePrevious: { column: "replace_previous" },
    mergable: { column: "mergable" },
  },
  relations: {},
});
