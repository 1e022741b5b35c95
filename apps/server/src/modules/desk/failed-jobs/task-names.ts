/** What each job does, as staff read it. */
const taskNames: Readonly<Record<string, string>> = {
  order_paid: "Send the mails of a paid order",
  order_posted: "Send the mail about a sent order",
  render_mockups: "Make product pictures",
  render_print_files: "Make print files",
  send_print_file: "Send a print file to the printer",
  redraw_print_file: "Make a damaged print file again",
  check_print_files: "Check print files for gaps",
  dispatch_parcel: "Finish sending a parcel",
  void_consignment: "Cancel a parcel with the carrier",
  send_manifest: "Send the day's list to the carrier",
  newsletter_asked: "Send a newsletter confirmation",
  send_one_time_code: "Send a sign-in or confirmation code",
  mail_password_reset: "Send a password reset",
  mail_sign_in_alert: "Send a sign-in alert",
  send_invitation: "Send an invitation to a team",
  invite_visitor: "Send a link to a shop that is not open yet",
  permission_answered: "Send the answer to a permission request",
  staff_permission_answered: "Send staff's answer to a permission request",
  mail_access_request: "Tell staff about a permission request",
  mail_review: "Tell a shop's owners about a review",
  mail_contact_message: "Send a contact message to a shop",
  mail_customer_view: "Tell a customer that their account was seen",
  reconcile_payments: "Check unanswered payments",
  return_payment: "Return a payment",
  clean_up: "Delete expired data",
  link_audit: "Chain the audit",
  check_audit: "Check the audit",
  reseal_values: "Encrypt private values with the current key",
};

/** A job's name; its own word where the table has none. */
export const taskName = (task: string): string => (Object.hasOwn(taskNames, task) ? taskNames[task]! : task);
