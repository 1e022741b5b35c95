// The password of a whole shop, which its owner gives to several people and they type by hand.
import type { Rule } from "../rule.ts";
import { password } from "./secrets.ts";
import { maxLength, minLength } from "./text.ts";

/** Shared, never a person's own: a word is enough where tries are limited, and it may be read out. */
export const shopPasswordRules: readonly Rule[] = [minLength(6), maxLength(100), password];
