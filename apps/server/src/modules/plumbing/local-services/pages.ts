// Plain pages without scripts, in the platform's colours.
import { escapeHtml } from "@selvedge/domain/text";

const { format: time } = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Europe/London",
});

const shell = (
  title: string,
  body: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>
:root{color-scheme:light dark;--canvas:#faf9f6;--surface:#fff;--ink:#1b1d22;--ink2:#565b66;--line:#e4e1da;--primary:#2b3a8c;--on:#fff}
@media (prefers-color-scheme:dark){:root{--canvas:#121418;--surface:#1a1d23;--ink:#ecedef;--ink2:#a7adb8;--line:#2a2e37;--primary:#93a4ff;--on:#10142b}}
*{box-sizing:border-box}body{margin:0;background:var(--canvas);color:var(--ink);font:16px/24px Inter,system-ui,sans-serif;overflow-wrap:anywhere}main{max-width:760px;margin:0 auto;padding:32px 20px}
h1{font-size:24px;line-height:32px;margin:0 0 8px}p{color:var(--ink2);margin:0 0 20px}a{color:var(--primary)}a:focus-visible,button:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
.card{background:var(--surface);border:1px solid var(--line);border-radius:10px;overflow:hidden}.row{display:block;padding:14px 18px;border-top:1px solid var(--line);color:inherit;text-decoration:none}.row:first-child{border:0}.row b{display:block;font-weight:600}.row span{color:var(--ink2);font-size:14px}.row:hover b{color:var(--primary)}
iframe{display:block;width:100%;height:max(560px,100dvh - 220px);border:0;background:#fff}button{font:inherit;font-weight:600;min-height:44px;padding:0 20px;border-radius:6px;border:1px solid var(--line);background:var(--surface);color:var(--ink);cursor:pointer}form{display:flex;flex-wrap:wrap;gap:12px}button.primary{background:var(--primary);border-color:var(--primary);color:var(--on)}dl{display:grid;grid-template-columns:max-content 1fr;gap:6px 20px;margin:0;padding:18px}dt{color:var(--ink2)}dd{margin:0}</style></head><body><main>${body}</main></body></html>`;

interface MailRow {
  id: number;
  to_address: string;
  from_name: string;
  subject: string;
  created_at: Date;
}

export function inboxPage(rows: MailRow[]): string {
  const list = rows.map(
    (row) =>
      `<a class="row" href="/dev/mail/${row.id}/"><b>${escapeHtml(row.subject)}</b><span>${escapeHtml(row.from_name)} to ${escapeHtml(row.to_address)}, ${time(row.created_at)}</span></a>`,
  );
  const empty = `<div class="row"><b>No mail yet</b><span>Place an order in a shop: its confirmation lands here.</span></div>`;
  return shell(
    "Local inbox",
    `<h1>Local inbox</h1><p>Mail that would have been sent. Nothing leaves this machine until MAIL_URL is set.</p><div class="card">${list.join("") || empty}</div>`,
  );
}

export const mailPage = (row: MailRow & { html: string }): string =>
  shell(
    row.subject,
    `<p><a href="/dev/mail/">Back to the inbox</a></p><h1>${escapeHtml(row.subject)}</h1><p>${escapeHtml(row.from_name)} to ${escapeHtml(row.to_address)}, ${time(row.created_at)}</p><div class="card"><iframe title="Mail" sandbox="allow-popups allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(row.html.replace("<head>", "").replace("<body", '<base target="_top"><body'))}"></iframe></div>`,
  );

interface MessageRow {
  to_number: string;
  body: string;
  created_at: Date;
}

export function messagesPage(rows: MessageRow[]): string {
  const list = rows.map(
    (row) =>
      `<div class="row"><b>${escapeHtml(row.body)}</b><span>to ${escapeHtml(row.to_number)}, ${time(row.created_at)}</span></div>`,
  );
  const empty = `<div class="row"><b>No messages yet</b><span>Sign in with a phone as second factor: its code lands here.</span></div>`;
  return shell(
    "Local text messages",
    `<h1>Local text messages</h1><p>Text messages that would have been sent. Nothing leaves this machine until TEXT_MESSAGES_URL is set.</p><div class="card">${list.join("") || empty}</div>`,
  );
}

interface SaleRow {
  reference: string;
  pixel: string;
  state: string;
  answer: string;
  tried_at: Date;
}

export function facebookPage(rows: SaleRow[]): string {
  const list = rows.map(
    (row) =>
      `<div class="row"><b>Purchase ${escapeHtml(row.reference)}, ${row.state}</b><span>to pixel ${escapeHtml(row.pixel)}, ${time(row.tried_at)}${row.answer ? `: ${escapeHtml(row.answer)}` : ""}</span></div>`,
  );
  const empty = `<div class="row"><b>No sales yet</b><span>Give a shop a pixel and a token that begins with EAA, accept its cookies, and buy something.</span></div>`;
  return shell(
    "Local Facebook",
    `<h1>Local Facebook</h1><p>Sales that would be sent to Facebook. Nothing leaves this machine until FACEBOOK_URL is set.</p><div class="card">${list.join("") || empty}</div>`,
  );
}

export const bankPage = (reference: string): string =>
  shell(
    "Confirm your payment",
    `<h1>Confirm your payment</h1><p>This is the local bank. A real one would ask for a code from your phone.</p><form method="post" action="/dev/bank/${escapeHtml(encodeURIComponent(reference))}/"><button class="primary" name="answer" value="confirm">Confirm the payment</button><button name="answer" value="refuse">Refuse it</button></form>`,
  );

interface ParcelRow {
  carrier: string;
  service: string;
  tracking_code: string;
  packed_at: Date;
  dispatched_at: Date | null;
}

export const trackingPage = (row: ParcelRow): string =>
  shell(
    `Parcel ${row.tracking_code}`,
    `<h1>Parcel ${escapeHtml(row.tracking_code)}</h1><p>The local carrier. It shows what our dispatch desk sent.</p><div class="card"><dl><dt>Carrier</dt><dd>${escapeHtml(row.carrier)}, ${escapeHtml(row.service)}</dd><dt>Packed</dt><dd>${time(row.packed_at)}</dd><dt>Handed over</dt><dd>${row.dispatched_at ? time(row.dispatched_at) : "Not yet"}</dd></dl></div>`,
  );
