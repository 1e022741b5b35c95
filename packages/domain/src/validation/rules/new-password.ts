// What a new password must be beyond the specification's rule about spaces: long enough, and nothing that is tried first.
// Signing in asks none of this: an older password stays good. Source: reliability S21, ASVS 5 chapter 6.2.
import { normaliseEmail } from "../../text.ts";
import { check, type Rule } from "../rule.ts";
import { commonPasswordWords } from "./common-password-words.ts";
import { password } from "./secrets.ts";
import { maxLength, required } from "./text.ts";

export const leastPasswordLength = 8;
export const mostPasswordLength = 128;

/** Characters as people count them. */
const lengthOf = (text: string): number => [...text].length;

export const longEnough: Rule = {
  name: "password_length",
  message: `Use at least ${leastPasswordLength} characters`,
  holds: (text) => lengthOf(text) >= leastPasswordLength,
};

/** Letters behind the signs that people put in their place: "p4$$w0rd" is "password". */
const swaps: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "!": "i",
};

const swapped = (text: string): string => text.replace(/[0134578@$!]/g, (sign) => swaps[sign]!);

/** What is left of a password without the digits and signs that are put around it. */
const coreOf = (text: string): string => text.replace(/^[^a-z]+|[^a-z]+$/g, "");

const isRepeated = (text: string): boolean => /^(.{1,4}?)\1+.?$/su.test(text);

const rows = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1qaz2wsx3edc4rfv5tgb",
];
const isWalk = (text: string): boolean =>
  rows.some((row) => row.includes(text) || [...row].reverse().join("").includes(text));

/** Whether a password is among those that are tried first: common words with digits around them, keys in a row, repeats. */
export function isCommonPassword(given: string): boolean {
  const text = given.toLowerCase().normalize("NFKC");
  if (isRepeated(text) || isWalk(text) || (/^[\d\W]+$/.test(text) && lengthOf(text) < 10)) return true;
  const cores = [text, coreOf(text), coreOf(swapped(text)), swapped(coreOf(text))];
  return cores.some(
    (core) => core === "" || commonPasswordWords.has(core) || isRepeated(core) || (core.length > 3 && isWalk(core)),
  );
}

export const uncommon: Rule = {
  name: "password_uncommon",
  message: "This password is easy to guess. Use a longer one, or three words of your own",
  holds: (text) => !isCommonPassword(text),
};

/** Not the account's own address or name, with or without digits around it. */
export const notAbout = (words: readonly string[]): Rule => ({
  name: "password_not_about_you",
  message: "Use something other than your name, your email or our name",
  holds: (text) => {
    const core = coreOf(text.toLowerCase());
    return core === "" || !words.some((word) => word !== "" && core === word);
  },
});

/** The words about an account that its password may not be. */
export const wordsAbout = (email: string, fullName = ""): string[] => {
  const address = normaliseEmail(email);
  const [local = "", host = ""] = address.split("@");
  const names = fullName.toLowerCase().split(/\s+/);
  return ["selvedge", address, coreOf(local), coreOf(host.split(".")[0]!), ...names, names.join("")].filter(Boolean);
};

/** The rules of a new password in the order in which they are reported; the specification's comes first. */
export const newPasswordRules = (about: readonly string[] = []): readonly Rule[] => [
  required,
  password,
  longEnough,
  maxLength(mostPasswordLength),
  uncommon,
  notAbout(about),
];

/** What is wrong with a new password; null when nothing is. */
export const newPasswordFault = (text: string, about: readonly string[] = []): string | null =>
  check(text, newPasswordRules(about));

/** Below the second field. */
export const passwordsDiffer = "The two passwords are not the same";
