const ALLOWED = /^(https?:|wss?:|mqtts?:|mailto:|tel:|dtg:|data:image\/|[/#@])/i;

/** Whether an address may stand in a page's markup (core §5 link schemes). An empty one may not. */
export function isSafeLink(address: string): boolean {
  return ALLOWED.test(address.trim());
}
