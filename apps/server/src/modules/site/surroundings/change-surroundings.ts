import type { CallBody } from "@selvedge/contracts/call";
import type { surroundingCalls } from "@selvedge/contracts/shop/surroundings.calls";
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import { isOwnFile, withFileNames } from "@selvedge/domain/files/stored-file";
import { isRecord } from "@selvedge/domain/shops/read-shape";
import { readShopSettings } from "@selvedge/domain/shops/shop-settings";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { readSurroundings } from "./read-surroundings.ts";
import { lockSettings, storePlugin, storeSettings, storeSite, storeThemeValues } from "./write-queries.ts";

type Wanted = CallBody<typeof surroundingCalls.changeSurroundings>;

/** Changes what is named of it. Throws validation for a bar that cannot be shown, stale for a picture that is elsewhere. */
export async function changeSurroundings({ pools, now, origins }: Platform, by: Merchant, wanted: Wanted) {
  requireShowable(wanted);
  const { divisionId } = by;
  return withDivision(pools.web, divisionId, async (db) => {
    const change: Change = { db, divisionId, at: now() };
    if (wanted.frame) await changeFrame(change, wanted.frame);
    if (wanted.bar) await changeBar(change, wanted.bar);
    if (wanted.line) await changeLine(change, wanted.line);
    if (wanted.christmas) await changeChristmas(change, wanted.christmas);
    if (wanted.currencies) await changeCurrencies(change, wanted.currencies);
    if (wanted.picture)
      await changePicture(change, withFileNames(wanted.picture, origins.files), () =>
        readSurroundings(db, divisionId, origins.files),
      );
    const detail = { parts: Object.keys(wanted) };
    await writeAudit(db, {
      ...byMerchant(by),
      action: "shop.surroundings_changed",
      subject: `shop ${divisionId}`,
      detail,
    });
    return readSurroundings(db, divisionId, origins.files);
  });
}

interface Change {
  db: Bound;
  divisionId: Merchant["divisionId"];
  at: Date;
}

function requireShowable({ bar, line, christmas, currencies }: Wanted): void {
  const errors: Record<string, string[]> = {};
  if (bar?.isOn && !bar.text) errors["bar.text"] = ["Write what the bar says"];
  if (bar?.linkText && !bar.href) errors["bar.href"] = ["Say where the link leads"];
  if (line?.linkText && !line.href) errors["line.href"] = ["Say where the link leads"];
  if (bar?.startsAt && bar.endsAt && bar.startsAt >= bar.endsAt)
    errors["bar.endsAt"] = ["Choose a time after it begins"];
  if (christmas?.isOn && christmas.cutoffDates.length === 0)
    errors["christmas.cutoffDates"] = ["Add at least one last day to order by"];
  if (currencies?.isOn && currencies.codes.length === 0)
    errors["currencies.codes"] = ["Choose at least one currency beside your own"];
  if (Object.keys(errors).length > 0) throw new Refusal("validation", { errors });
}

async function changeFrame({ db, divisionId, at }: Change, frame: NonNullable<Wanted["frame"]>) {
  const settings = await lockSettings(db, divisionId);
  const footer = isRecord(settings.footer) ? settings.footer : {};
  const next = { ...settings, menuPlacement: frame.menuPlacement, footer: { ...footer, smallPrint: frame.smallPrint } };
  await storeSettings(db, divisionId, next, at);
  const values = { "menu.search.bar": frame.hasSearchBar ? 1 : 0, "footer.visible": frame.hasFullFooter ? 1 : 0 };
  await storeThemeValues(db, divisionId, values, at);
}

const changeBar = ({ db, divisionId, at }: Change, { isOn, startsAt, endsAt, ...bar }: NonNullable<Wanted["bar"]>) =>
  storeSite(db, divisionId, {
    sitewide_banner_enabled: isOn,
    sitewide_banner: JSON.stringify({ ...bar, startsAt: startsAt ?? "", endsAt: endsAt ?? "" }),
    updated_at: at,
  });

async function changeLine({ db, divisionId, at }: Change, line: NonNullable<Wanted["line"]>) {
  const settings = await lockSettings(db, divisionId);
  await storeSettings(db, divisionId, { ...settings, announcement: line }, at);
}

async function changeChristmas({ db, divisionId, at }: Change, wanted: NonNullable<Wanted["christmas"]>) {
  const { isOn, cutoffDates, ...looks } = wanted;
  await storePlugin(db, divisionId, { name: "christmas-banner", settings: { ...looks, disabled: !isOn }, at });
  const season = JSON.stringify({ christmas: { cutoffDates, showContent: isOn } });
  await storeSite(db, divisionId, { shipping_season: season, updated_at: at });
}

const changeCurrencies = ({ db, divisionId, at }: Change, { isOn, codes }: NonNullable<Wanted["currencies"]>) =>
  storePlugin(db, divisionId, { name: "currency", settings: { enabled: isOn, currencies: codes.join(",") }, at });

async function changePicture(
  { db, divisionId, at }: Change,
  { item, segment, src, replacement, ...looks }: NonNullable<Wanted["picture"]>,
  current: () => Promise<unknown>,
) {
  const stored = await lockSettings(db, divisionId);
  const { menu } = readShopSettings(stored);
  const image = menu[item]?.segments[segment]?.image;
  if (!image || image.src !== src) throw new Refusal("stale", { data: await current() });
  Object.assign(image, looks, replacement ? replaced(replacement, divisionId) : {});
  await storeSettings(db, divisionId, { ...stored, menu }, at);
}

/** Throws validation for a picture of another shop or site. */
function replaced(
  { original, sizes, altText }: NonNullable<NonNullable<Wanted["picture"]>["replacement"]>,
  divisionId: Merchant["divisionId"],
) {
  if (![original, ...Object.values(sizes)].every((name) => isOwnFile(name, divisionId)))
    throw new Refusal("validation", { errors: { "picture.replacement": ["Choose a picture of your shop."] } });
  return { src: original, sizes, altText };
}
