// A station's tab that is loaded while the server is away shows how many scans are stored and opens by itself, in place of
// the browser's error page. Documents below /stations/ pass through here, and nothing else: nothing is cached.

addEventListener("install", (event) => {
  skipWaiting();
  // Scans and files go straight to the server, without waking this worker.
  const past = ["cors", "no-cors", "same-origin"].map((requestMode) => ({ requestMode }));
  event.addRoutes?.({ condition: { or: past }, source: "network" });
});

addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate" && event.request.method === "GET") event.respondWith(open(event.request));
});

async function open(request) {
  try {
    const answer = await fetch(request);
    return isAway(answer.status) ? waitingPage() : answer;
  } catch {
    return waitingPage();
  }
}

/** What a proxy answers for a server that has stopped. */
const isAway = (status) => status >= 502 && status <= 504;

function waitingPage() {
  const nonce = crypto.randomUUID();
  return new Response(page(nonce), {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}

// The zones of a station's screen: bar, band, what is known, what to do.
const page = (nonce) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No connection · Selvedge</title>
<style nonce="${nonce}">
  body { margin: 0; height: 100dvh; box-sizing: border-box; display: grid; grid-template-rows: 64px auto 1fr auto; border: 10px solid #f0b23c;
    background: #faf9f6; color: #1b1d22; font: 20px/28px Inter, system-ui, sans-serif }
  header, section { padding: 0 24px; display: flex; align-items: center; flex-wrap: wrap; column-gap: 20px }
  header { background: #1b1d22; color: #fff; font-weight: 600 }
  #band { background: #f0b23c; color: #000; min-height: 92px; align-content: center }
  #next { background: #2b3a8c; color: #fff; min-height: 148px; align-content: center }
  h1, h2 { margin: 0; font-size: clamp(26px, 4vw, 42px); line-height: 1.15; letter-spacing: -0.022em }
  h2 { width: 100% }
  p { margin: 0 }
  main { display: grid; place-content: center; padding: 24px; text-align: center; text-wrap: balance; font-size: 24px; line-height: 32px }
</style>
<header id="station"></header>
<section id="band" role="status"><h1>No connection</h1><p>The server is not responding</p></section>
<main id="stored"></main>
<section id="next"><h2>Keep it in hand</h2><p>Do not scan yet. The station opens automatically when the server responds</p></section>
<script nonce="${nonce}">
  const code = location.pathname.split("/")[2] ?? "";
  let stored = 0;
  try {
    stored = Object.keys(localStorage).filter((key) => key.startsWith("scans " + code + "/")).length;
  } catch {}
  document.getElementById("station").textContent = "Station " + code.toUpperCase();
  document.getElementById("stored").textContent =
    stored === 0 ? "No scan is waiting on this device."
    : stored === 1 ? "1 scan is saved on this device. It is sent when the server responds."
    : stored + " scans are saved on this device. They are sent when the server responds.";
  const look = async () => {
    try {
      const { status } = await fetch(location.href, { method: "HEAD", cache: "no-store" });
      if (status < 502 || status > 504) return location.reload();
    } catch {}
    setTimeout(look, 2000);
  };
  setTimeout(look, 2000);
</script>
</html>`;
