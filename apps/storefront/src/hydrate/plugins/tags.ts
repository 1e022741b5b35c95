// The tags of measuring and advertising services. Nothing of another company is loaded before the visitor agreed, nor in
// the first 5 s of a page; then when the browser is idle, within 10 s. Each service is given its own queue, which its script
// works off. Source: storefront §3.8, §4; platform-core §4.
import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import type { PageTags } from "@selvedge/domain/shops/frame-plugins";
import { onceAccepted } from "./consent.ts";
import { countSale, saleToCount } from "./count-sale.ts";
import { hideReceipt } from "./hide-receipt.ts";

type Queue = ((...what: unknown[]) => void) & {
  queue?: unknown[];
  version?: string;
  loaded?: boolean;
  callMethod?: Queue;
};
type Own = typeof window & { dataLayer?: unknown[]; gtag?: Queue; fbq?: Queue; pintrk?: Queue };
const own = window as Own;

const afterLoadMs = 5_000;
const idleWithinMs = 10_000;

const denied = "denied";
const granted = "granted";
const consentOf = (state: string) => ({
  ad_storage: state,
  ad_user_data: state,
  ad_personalization: state,
  analytics_storage: state,
});

/** Consent is denied until the visitor agrees; then the tags are loaded and told of this page and of each after it. */
export function startTags(tags: PageTags, page: PageAnswer): void {
  const layer: unknown[] = [];
  own.dataLayer ??= layer;
  // Google's script reads the arguments themselves from its queue.
  own.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: an array would be ignored
    own.dataLayer!.push(arguments);
  };
  own.gtag("consent", "default", consentOf(denied));
  onceAccepted(() => {
    own.gtag!("consent", "update", consentOf(granted));
    afterPageLoad(() => (page.route === "receipt" ? measureReceipt(tags, page) : measurePages(tags)));
  });
}

function measurePages(tags: PageTags): void {
  loadTags(tags);
  own.navigation?.addEventListener("navigatesuccess", () => countPage(tags));
}

/** A receipt's address opens it, so tags run there for a sale that is to be counted alone, and without seeing the address. */
function measureReceipt(tags: PageTags, page: PageAnswer): void {
  const sale = saleToCount(page);
  if (sale === null) return;
  hideReceipt(sale);
  loadTags(tags, { isWatching: false });
  countSale(tags, sale, own);
}

const startedMs = Date.now();

function afterPageLoad(run: () => void): void {
  const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(run, { timeout: idleWithinMs }) : run());
  const wait = () => setTimeout(idle, Math.max(0, startedMs + afterLoadMs - Date.now()));
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}

/** `isWatching` off tells Facebook's script not to record clicks and forms, which it does by default. */
function loadTags({ analytics, ads, facebook, pinterest }: PageTags, { isWatching = true } = {}): void {
  const ids = [...analytics, ...(ads ? [ads] : [])];
  if (ids[0]) {
    own.gtag!("js", new Date());
    for (const id of ids) own.gtag!("config", id);
    load(`https://www.googletagmanager.com/gtag/js?id=${ids[0]}`);
  }
  if (facebook) {
    const fbq: Queue = (...what) => void (fbq.callMethod ? fbq.callMethod(...what) : fbq.queue!.push(what));
    own.fbq = Object.assign(fbq, { queue: [], version: "2.0", loaded: true });
    if (!isWatching) fbq("set", "autoConfig", false, facebook);
    fbq("init", facebook);
    fbq("track", "PageView");
    load("https://connect.facebook.net/en_US/fbevents.js");
  }
  if (pinterest) {
    const pintrk: Queue = (...what) => void pintrk.queue!.push(what);
    own.pintrk = Object.assign(pintrk, { queue: [], version: "3.0" });
    pintrk("load", pinterest);
    pintrk("page");
    load("https://s.pinimg.com/ct/core.js");
  }
}

/** Google's script notices navigations by itself. */
function countPage({ facebook, pinterest }: PageTags): void {
  if (facebook) own.fbq!("track", "PageView");
  if (pinterest) own.pintrk!("page");
}

function load(src: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  document.head.append(script);
}
