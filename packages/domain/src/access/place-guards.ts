// Guards on where the visitor is: context, kind of host, country, split tests.
import { guard, type Test } from "./guard.ts";
import { regionOf } from "./region.ts";

/** The split test that chooses between two home pages, and the variation that shows the new one. */
export const homepageTest = { name: "homepage", newVariation: "new" } as const;

const seesNewHomepage: Test = ({ variations }) => variations[homepageTest.name] === homepageTest.newVariation;

/** Source: platform-core §6; main and shop sites: readings "Words". */
export const placeGuards = {
  inBackOffice: guard("The back office's host was asked.", ({ context }) => context === "backoffice"),
  inMerchantContext: guard("Any other host was asked.", ({ context }) => context === "merchant"),
  shopOnly: guard("A shop was asked, not the platform's own site.", ({ site }) => site === "shop"),
  // Accounts are the platform's: a shop sends people who sign in to the main site.
  mainOnly: guard(
    "The platform's own site was asked.",
    ({ site }) => site === "main",
    ({ mainOrigin, path }) => mainOrigin + path,
  ),
  isUK: guard("The visitor is in the United Kingdom.", ({ country }) => regionOf(country) === "uk"),
  isEU: guard("The visitor is in the European Union.", ({ country }) => regionOf(country) === "eu"),
  isRestOfWorld: guard(
    "The visitor is in neither, or it is not known where.",
    ({ country }) => regionOf(country) === "rest",
  ),
  seesOldHomepage: guard(
    "The home page's split test shows the old one, or does not run.",
    (facts) => !seesNewHomepage(facts),
  ),
  seesNewHomepage: guard("The home page's split test shows the new one.", seesNewHomepage),
};
