// What a plugin shows visitors, while the dashboard sets it up: rendered by the same code as on every page, and it does nothing.
import type { DashboardMessage } from "@selvedge/builder/protocol/from-dashboard";
import { renderCookieNotice } from "../hydrate/plugins/cookie-notice.ts";
import { renderOffer } from "../hydrate/plugins/offer-parts.ts";
import "../hydrate/plugins/plugins.css";

type Shown = Extract<DashboardMessage, { t: "plugin" }>;

/** Replaces what was shown. Nothing of it takes the focus out of the field that is typed in. */
export function showPlugin({ notice, offer, step }: Shown): void {
  for (const earlier of document.querySelectorAll(".cookie-notice, dialog.offer")) earlier.remove();
  if (notice) document.body.append(renderCookieNotice(notice, () => {}));
  if (!offer) return;
  const { dialog, findMistake, thank } = renderOffer({ ...offer, mailingList: "" }, () => {});
  if (step === "mistake") findMistake();
  if (step === "done") thank();
  dialog.setAttribute("open", "");
  document.body.append(dialog);
}
