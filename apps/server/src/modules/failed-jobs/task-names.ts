/** What each job does, as staff read it. */
const taskNames: Readonly<Record<string, string>> = {
  order_paid: "Send the mails of a paid order",
  order_posted: "Send the mail of a posted order",
  render_mockups: "Draw product pictures",
  render_print_files: "Draw print files",
  send_print_file: "Send a print file to the printer",
  redraw_print_file: "Draw a damaged print file again",
  check_print_files: "Look for missing print files",
  dispatch_parcel: "Finish sending a parcel",
  void_consignment: "Take a parcel back from the carrier",
  send_manifest: "Send the day's list to the carrier",
  newsletter_asked: "Send a newsletter confirmation",
  reconcile_payments: "Ask about unanswered payments",
  return_payment: "Return a payment",
  clean_up: "Remove what is no longer needed",
  link_audit: "Chain the audit",
  check_audit: "Check the audit",
  reseal_values: "Seal private values with the current key",
};

/** A job's name; its own word where the table has none. */
export const taskName = (task: string): string => (Object.hasOwn(taskNames, task) ? taskNames[task]! : task);
