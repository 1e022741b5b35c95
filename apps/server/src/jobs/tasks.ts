import { makeLineChange } from "../modules/checkout/pay/index.ts";
import { divisionsWithOpenAttempts, returnPayment, settleOpenAttempts } from "../modules/checkout/payments/index.ts";
import { closeDueBatches } from "../modules/factory/batches/index.ts";
import { sendPrintFile } from "../modules/factory/machines/index.ts";
import { sendManifest, voidConsignment } from "../modules/factory/parcels/index.ts";
import { checkPrintFiles, rerenderPrintFile } from "../modules/factory/print-files/index.ts";
import { dispatchParcel } from "../modules/factory/scans/index.ts";
import { renderMockups, renderPrintFiles } from "../modules/goods/products/index.ts";
import { mailContactMessage } from "../modules/growth/contact-messages/index.ts";
import { findStock, mailStockNotice } from "../modules/growth/stock-notices/index.ts";
import { newsletterAsked } from "../modules/growth/subscribers/index.ts";
import { takeBackAsked } from "../modules/growth/take-back/index.ts";
import { askOpenRefunds, payRefund } from "../modules/orders/changes/index.ts";
import { mailOwedDifference } from "../modules/orders/edits/index.ts";
import { invoiceMail, remindOwed } from "../modules/orders/invoices/index.ts";
import {
  findDeclined,
  mailDeclined,
  mailOwedExchange,
  orderCancelled,
  orderChanged,
  orderHeld,
  orderPaid,
  orderPosted,
  returnChanged,
} from "../modules/orders/mails/index.ts";
import { countSales } from "../modules/orders/moves/index.ts";
import { quoteChanged, quoteProof, restQuotes } from "../modules/orders/quotes/index.ts";
import { askForReviews, mailReviewRequest } from "../modules/orders/reviews/index.ts";
import { mailPasswordReset, mailSignInAlert } from "../modules/people/accounts/index.ts";
import { mailCustomerView } from "../modules/people/customer-views/index.ts";
import { sendOneTimeCode } from "../modules/people/one-time-codes/index.ts";
import { mailAccessRequest, staffPermissionAnswered } from "../modules/people/staff-access/index.ts";
import { permissionAnswered, sendInvitation } from "../modules/people/team/index.ts";
import { inviteVisitor, mailReview } from "../modules/people/visitors/index.ts";
import { linkAudit, verifyAudit } from "../modules/plumbing/audit/index.ts";
import { resealValues } from "../modules/plumbing/sealed-values/index.ts";
import { closeDueShops, exportShop, mailClosing, sweepExports } from "../modules/shop/closing/index.ts";
import { checkDomains, dropCertificate, issueCertificate } from "../modules/shop/domains/index.ts";
import { mailFavouritesTask } from "../modules/shop/favourites/index.ts";
import {
  giftCardSold,
  mailGiftCard,
  payGiftCardRefund,
  sendDueGiftCards,
} from "../modules/shop/gift-card-sales/index.ts";
import { tellFacebookSale } from "../modules/site/facebook-sales/index.ts";
import { publishDuePage } from "../modules/site/pages/index.ts";
import type { Task } from "../task.ts";
import { cleanUp } from "./clean-up/clean-up.ts";

/** Seconds after which an unanswered payment is checked. */
const unansweredSeconds = 60;

const reconcilePayments: Task = async (platform) => {
  for (const divisionId of await divisionsWithOpenAttempts(platform, unansweredSeconds))
    await settleOpenAttempts(platform, divisionId, unansweredSeconds);
  await askOpenRefunds(platform, unansweredSeconds);
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
  order_cancelled: orderCancelled,
  order_changed: orderChanged,
  difference_owed: mailOwedDifference,
  exchange_owed: mailOwedExchange,
  make_line_change: makeLineChange,
  count_sales: countSales,
  tell_facebook_sale: tellFacebookSale,
  return_changed: returnChanged,
  quote_changed: quoteChanged,
  quote_proof: quoteProof,
  rest_quotes: restQuotes,
  remind_owed: remindOwed,
  find_declined: findDeclined,
  mail_declined: mailDeclined,
  order_held: orderHeld,
  invoice_mail: invoiceMail,
  take_back_asked: takeBackAsked,
  render_mockups: renderMockups,
  render_print_files: renderPrintFiles,
  send_print_file: sendPrintFile,
  redraw_print_file: rerenderPrintFile,
  check_print_files: checkPrintFiles,
  dispatch_parcel: dispatchParcel,
  void_consignment: voidConsignment,
  send_manifest: sendManifest,
  close_due_batches: closeDueBatches,
  mail_contact_message: mailContactMessage,
  mail_favourites: mailFavouritesTask,
  find_stock: findStock,
  mail_stock_notice: mailStockNotice,
  newsletter_asked: newsletterAsked,
  send_one_time_code: sendOneTimeCode,
  send_invitation: sendInvitation,
  permission_answered: permissionAnswered,
  invite_visitor: inviteVisitor,
  mail_review: mailReview,
  staff_permission_answered: staffPermissionAnswered,
  mail_access_request: mailAccessRequest,
  mail_password_reset: mailPasswordReset,
  mail_sign_in_alert: mailSignInAlert,
  mail_customer_view: mailCustomerView,
  reconcile_payments: reconcilePayments,
  return_payment: returnPayment,
  pay_refund: payRefund,
  publish_page: publishDuePage,
  ask_for_reviews: askForReviews,
  mail_review_request: mailReviewRequest,
  gift_card_sold: giftCardSold,
  mail_gift_card: mailGiftCard,
  pay_gift_card_refund: payGiftCardRefund,
  send_due_gift_cards: sendDueGiftCards,
  export_shop: exportShop,
  sweep_exports: sweepExports,
  close_due_shops: closeDueShops,
  mail_closing: mailClosing,
  check_domains: checkDomains,
  issue_certificate: issueCertificate,
  drop_certificate: dropCertificate,
  clean_up: cleanUp,
  link_audit: async (platform) => void (await linkAudit(platform)),
  check_audit: checkAudit,
  reseal_values: async (platform) => void (await resealValues(platform)),
};

/** What runs by the clock, in cron's form. */
export const schedule = [
  "* * * * * reconcile_payments",
  "* * * * * count_sales ?jobKey=count_sales",
  "*/10 * * * * close_due_batches ?max=1",
  "11 * * * * rest_quotes",
  "31 8 * * * remind_owed",
  "*/10 * * * * find_declined",
  "* * * * * check_domains ?max=1&jobKey=check_domains",
  "29 * * * * sweep_exports",
  "37 * * * * close_due_shops",
  "23 * * * * clean_up",
  "*/10 * * * * find_stock",
  "*/10 * * * * send_due_gift_cards",
  "47 * * * * ask_for_reviews",
  "17 3 * * * reseal_values",
  // A failed one runs again in the next minute; the nightly check reports lasting failures at once.
  "* * * * * link_audit ?jobKey=link_audit",
  "41 3 * * * check_audit ?max=1",
];
