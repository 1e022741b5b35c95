import { expect, test } from "vitest";
import { type Offer, offers } from "./decide-return.ts";
import {
  conditionCodes,
  type ReturnState,
  type ReturnStep,
  returnConditions,
  returnKindOf,
  returnKindWords,
  returnStates,
  stepReturn,
} from "./return-states.ts";

const states = Object.keys(returnStates) as ReturnState[];

test.each<[ReturnStep, string, ReturnState]>([
  ["approve", "requested", "approved"],
  ["receive", "requested approved", "received"],
  ["settle", "requested approved received", "closed"],
  ["decline", "requested received", "declined"],
  ["withdraw", "requested approved", "withdrawn"],
])("to %s is possible at %s alone, and leads to %s (print-on-demand §3, Returns)", (step, from, to) => {
  for (const state of states) {
    const stepped = stepReturn(state, step);
    if (from.split(" ").includes(state)) expect(stepped).toEqual({ ok: true, state: to });
    else expect(stepped).toEqual({ ok: false, reason: expect.stringMatching(/^[A-Z].*\.$/) });
  }
});

test("nothing follows once a return has ended, and only then is it no longer open", () => {
  for (const state of states) {
    const steps = (["approve", "receive", "settle", "decline", "withdraw"] as const).filter(
      (step) => stepReturn(state, step).ok,
    );
    expect(steps.length > 0).toBe(returnStates[state].isOpen);
  }
});

test("every offer is a wish with words of its own", () => {
  const wishes = (Object.keys(offers) as Offer[]).map(returnKindOf);
  expect(new Set(wishes)).toEqual(new Set(Object.keys(returnKindWords)));
  expect(returnKindOf("postage_refund")).toBe("postage");
});

test("worn and faulty garments are not sold again", () => {
  expect(conditionCodes.filter((code) => returnConditions[code].quality === "good")).toEqual(["as_new", "wrong_item"]);
});
