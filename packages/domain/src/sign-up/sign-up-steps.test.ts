import { expect, test } from "vitest";
import { afterConfirming, nextSignUpPath, type SignUpProgress } from "./sign-up-steps.ts";

const fresh: SignUpProgress = { isVerified: false, hasSignedEula: false, hasStore: false, draft: null };
const verified = { ...fresh, isVerified: true };
const named = { label: "bramble", sells: null, isDone: false };
const complete = { label: "bramble", sells: [], isDone: false };
const done = { ...complete, isDone: true };

test.each<[string, SignUpProgress, string]>([
  ["nobody confirmed the address", fresh, "/sign-up/verify/"],
  ["an unconfirmed address with a shop", { ...fresh, hasStore: true, hasSignedEula: true }, "/sign-up/verify/"],
  ["a confirmed address", verified, "/sign-up/next/"],
  ["an empty draft", { ...verified, draft: { ...named, label: "" } }, "/sign-up/shop/"],
  ["a shop's name", { ...verified, draft: named }, "/sign-up/sell/"],
  ["what it sells, which may be nothing", { ...verified, draft: complete }, "/sign-up/eula/"],
  ["terms without a wish for a shop", { ...verified, hasSignedEula: true }, "/sign-up/next/"],
  ["terms before the last step", { ...verified, hasSignedEula: true, draft: complete }, "/sign-up/eula/"],
  ["a shop", { ...verified, hasSignedEula: true, hasStore: true, draft: done }, "/dashboard/"],
  ["somebody else's shop and terms of before", { ...verified, hasStore: true }, "/sign-up/eula/"],
  ["somebody else's shop", { ...verified, hasStore: true, hasSignedEula: true }, "/dashboard/"],
  ["a second shop, begun", { ...verified, hasStore: true, hasSignedEula: true, draft: named }, "/sign-up/sell/"],
  ["a shop that was taken away", { ...verified, hasSignedEula: true, draft: done }, "/sign-up/shop/"],
])("after %s comes %s", (_, progress, path) => expect(nextSignUpPath(progress)).toBe(path));

test.each([
  [{ store: true, dashboard: true }, "/sign-up/next/"],
  [{ store: true, dashboard: false }, "/sign-up/next/"],
  [{ store: false, dashboard: true }, "/dashboard/"],
  [{ store: false, dashboard: false }, "/"],
])("an account made with %j goes on at %s", (asked, path) => expect(afterConfirming(asked)).toBe(path));
