import { laterPart } from "@selvedge/ui/routing/later-part";

/** The dialog that chooses where a link leads, loaded when it is first asked for. */
export const LinkDialog = laterPart(async () => (await import("./link-dialog.tsx")).LinkDialog);
