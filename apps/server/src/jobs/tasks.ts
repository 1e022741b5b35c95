import { linkAudit, verifyAudit } from "../modules/audit/index.ts";
import { divisionsWithOpenAttempts, returnPayment, settleOpenAttempts } from "../modules/checkout/index.ts";
import {
  checkPrintFiles,
  dispatchParcel,
  redrawPrintFile,
  sendManifest,
  sendPrintFile,
  voidConsignment,
} from "../modules/factory/index.ts";
import { orderPaid, orderPosted } from "../modules/orders/index.ts";
import { renderMockups, renderPrintFiles } from "../modules/products/index.ts";
import { resealValues } from "../modules/sealed-values/index.ts";
import { newsletterAsked } from "../modules/subscribers/index.ts";
import { cleanUp } from "./clean-up/clean-up.ts";
import type { Task } from "./task.ts";

/** Seconds after which an unanswered payment is asked about. */
const unansweredSeconds = 60;

const reconcilePayments: Task = async (platform) => {
  for (const divisionId of await divisionsWithOpenAttempts(platform, unansweredSeconds))
    await settleOpenAttempts(platform, divisionId, unansweredSeconds);
};

/** The night's look at the whole audit. What does not hold ends the job with its sentence, so that staff read it. */
const checkAudit: Task = async (platform) => {
  await linkAudit(platform);
  const { fault } = await verifyAudit(platform);
  if (fault) throw new Error(fault);
};

/** Every job by its name. */
export const tasks: Record<string, Task> = {
  order_paid: orderPaid,
  order_posted: orderPosted,
  render_mockups: renderMockups,
  render_print_files: renderPrintFiles,
  send_print_file: sendPrintFile,
  redraw_print_file: redrawPrintFile,
  check_print_files: checkPrintFiles,
  dispatch_parcel: dispatchParcel,
  void_consignment: voidConsignment,
  send_manifest: sendManifest,
  newsletter_asked: newsletterAsked,
  reconcile_payments: reconcilePayments,
  return_payment: returnPayment,
  clean_up: cleanUp,
  link_audit: async (platform) => void (await linkAudit(platform)),
  check_audit: checkAudit,
  reseal_values: async (platform) => void (await resealValues(platform)),
};

/** What runs by the clock, in cron's form. */
export const schedule = [
  "* * * * * reconcile_payments",
  "23 * * * * clean_up",
  "17 3 * * * reseal_values",
  // One that failed is the next minute's again; what stays broken is told by the night's check, at once.
  "* * * * * link_audit ?jobKey=link_audit",
  "41 3 * * * check_audit ?max=1",
];
