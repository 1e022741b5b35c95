import type { Json, JsonObject } from "../json.ts";
import { type Condition, registerConditions } from "./condition.ts";

/**
 * The conditions a shop owner can put on a block. Any other name is unknown, and a block with an unknown condition is
 * hidden. All are judged on the server, so what is hidden is absent from the page.
 */
const login: Condition = {
  name: "login",
  reads: ["login"],
  isValid: ({ is }) => is === "logged-in" || is === "logged-out",
  passes: ({ is }, facts) => facts.login === is,
};

/** From an instant on, until another; either end may be open. Instants are ISO 8601. */
const between: Condition = {
  name: "between",
  reads: [],
  isValid: ({ from, until }) =>
    (isInstant(from) || isInstant(until)) && isInstantOrAbsent(from) && isInstantOrAbsent(until),
  passes: (params, { nowMs }) => startMs(params) <= nowMs && nowMs < endMs(params),
  changesAtMs: (params, nowMs) => {
    const ahead = [startMs(params), endMs(params)].filter((at) => Number.isFinite(at) && at > nowMs);
    return ahead.length > 0 ? Math.min(...ahead) : null;
  },
};

const currency: Condition = {
  name: "currency",
  reads: ["currency"],
  isValid: ({ in: codes }) => isTexts(codes),
  passes: ({ in: codes }, facts) => isTexts(codes) && codes.includes(facts.currency),
};

/** A visitor whose country is not known matches no list. */
const country: Condition = {
  name: "country",
  reads: ["country"],
  isValid: ({ in: codes }) => isTexts(codes),
  passes: ({ in: codes }, facts) => isTexts(codes) && codes.includes(facts.country),
};

const variation: Condition = {
  name: "variation",
  reads: ["variation"],
  isValid: ({ test, is }) => typeof test === "string" && typeof is === "string",
  passes: ({ test, is }, facts) => facts.variations[String(test)] === is,
};

export const SHOP_CONDITIONS = registerConditions([login, between, currency, country, variation]);

function startMs({ from }: JsonObject): number {
  return isInstant(from) ? Date.parse(from) : Number.NEGATIVE_INFINITY;
}

function endMs({ until }: JsonObject): number {
  return isInstant(until) ? Date.parse(until) : Number.POSITIVE_INFINITY;
}

function isInstant(value: Json | undefined): value is string {
  return typeof value === "string" && Number.isFinite(Date.parse(value));
}

function isInstantOrAbsent(value: Json | undefined): boolean {
  return value === undefined || value === null || value === "" || isInstant(value);
}

function isTexts(value: Json | undefined): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === "string");
}
