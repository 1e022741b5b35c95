import { describe, expect, test } from "vitest";
import { breakpointOf, breakpoints, isMobileWidth } from "./breakpoints.ts";
import {
  closeAllElements,
  closeElement,
  type ElementRegistry,
  openElement,
  registerElement,
  toggleElement,
} from "./element-registry.ts";
import { addToStack, emptyStack, removeFromStack } from "./element-stack.ts";
import { handledResponse } from "./handled-response.ts";
import { infiniteScrollThresholdPx, wantsMore } from "./infinite-scroll.ts";
import { navigationGuard } from "./navigation-guard.ts";
import { registerTabs, selectTab } from "./tab-group.ts";
import { noMobileTooltipWidthPx, showsTooltip, tooltipCheckMs } from "./tooltips.ts";

describe("P9.11 breakpoints (platform-core §9)", () => {
  test.each([
    [0, "xs"],
    [575, "xs"],
    [576, "sm"],
    [767, "sm"],
    [768, "md"],
    [991, "md"],
    [992, "lg"],
    [1199, "lg"],
    [1200, "xl"],
    [1535, "xl"],
    [1536, "2xl"],
  ] as const)("%i px is %s", (widthPx, name) => {
    expect(breakpointOf(widthPx)).toBe(name);
    expect(isMobileWidth(widthPx)).toBe(widthPx < 768);
  });

  test("are these six", () => {
    expect(breakpoints).toEqual({ xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, "2xl": 1536 });
  });
});

describe("P4.24 a response (platform-core §4)", () => {
  test("is handled once a handler has run, and no other is called after that", () => {
    const wrapped = handledResponse({ status: 404 });
    expect(wrapped.isHandled).toBe(false);
    const seen: string[] = [];
    expect(wrapped.handle(({ status }) => void seen.push(`first ${status}`))).toBe(true);
    expect(wrapped.isHandled).toBe(true);
    wrapped.handle(() => void seen.push("second"));
    expect(seen).toEqual(["first 404"]);
  });

  test("is passed on by a handler that gives back false", () => {
    const wrapped = handledResponse({ status: 202 });
    expect(wrapped.handle(({ status }) => status === 404)).toBe(false);
    expect(wrapped.isHandled).toBe(false);
    expect(wrapped.handle(({ status }) => status === 202)).toBe(true);
  });
});

describe("P4.25 the navigation guard (platform-core §4)", () => {
  const start = () => {
    const opened: string[] = [];
    return { opened, guard: navigationGuard<string>((path) => opened.push(path)) };
  };

  test("lets everybody through until it is paused", () => {
    expect(start().guard.mayLeave("/a/")).toBe(true);
  });

  test("holds back, and opens the last requested path when it is resumed", () => {
    const { guard, opened } = start();
    guard.pause();
    expect([guard.mayLeave("/a/"), guard.mayLeave("/b/")]).toEqual([false, false]);
    expect(opened).toEqual([]);
    guard.resume();
    expect(opened).toEqual(["/b/"]);
    expect(guard.mayLeave("/c/")).toBe(true);
  });

  test("resumed without a request it stays where it is", () => {
    const { guard, opened } = start();
    guard.pause();
    guard.resume();
    expect(opened).toEqual([]);
  });

  test("on staying it forgets what was requested", () => {
    const { guard, opened } = start();
    guard.pause();
    guard.mayLeave("/a/");
    guard.stay();
    guard.resume();
    expect(opened).toEqual([]);
  });
});

describe("S4.45 the element registry (storefront §4)", () => {
  const registry: ElementRegistry = { menu: false, basket: true };
  test.each([
    ["registers closed", registerElement(registry, "chat"), { menu: false, basket: true, chat: false }],
    ["keeps what is registered", registerElement(registry, "basket"), registry],
    ["opens", openElement(registry, "menu"), { menu: true, basket: true }],
    ["closes", closeElement(registry, "basket"), { menu: false, basket: false }],
    ["ignores a prevented close", closeElement(registry, "basket", { preventsClose: true }), registry],
    ["ignores a prevented dismissal", closeElement(registry, "basket", { preventsDismissal: true }), registry],
    ["toggles", toggleElement(toggleElement(registry, "menu"), "basket"), { menu: true, basket: false }],
    ["closes all", closeAllElements({ menu: true, basket: true }), { menu: false, basket: false }],
    ["knows no stranger", openElement(registry, "stranger"), registry],
    ["nor what every object has", openElement(registry, "constructor"), registry],
    ["registers a name that every object has", registerElement({}, "constructor"), { constructor: false }],
  ])("%s", (_, after, expected) => expect(after).toEqual(expected));
});

test("S4.46 the stack adds without duplicates, removes and empties (storefront §4)", () => {
  const two = addToStack(addToStack(emptyStack, "menu"), "basket");
  expect(two).toEqual(["menu", "basket"]);
  expect(addToStack(two, "menu")).toEqual(["menu", "basket"]);
  expect(removeFromStack(two, "menu")).toEqual(["basket"]);
  expect(removeFromStack(two, "chat")).toEqual(two);
  expect(emptyStack).toEqual([]);
});

test("S4.47 a tab group starts with what is preselected and has one active tab after a choice (storefront §4)", () => {
  const tabs = registerTabs([{ href: "#a" }, { href: "#b", preSelected: true }, { href: "#c", preSelected: true }]);
  const active = (group: typeof tabs) => group.filter((tab) => tab.active).map((tab) => tab.href);
  expect(active(tabs)).toEqual(["#b", "#c"]);
  expect(active(selectTab(tabs, "#a"))).toEqual(["#a"]);
  expect(active(selectTab(tabs, "#none"))).toEqual([]);
});

test.each([
  [0, false],
  [899, false],
  [900, true],
  [1000, true],
  [1200, true],
])("S9.24 scrolled to %i of 1500 px in a box of 500 more is wanted: %s (storefront §9)", (scrollTop, wanted) => {
  expect(infiniteScrollThresholdPx).toBe(100);
  expect(wantsMore({ scrollTop, clientHeight: 500, scrollHeight: 1500 })).toBe(wanted);
});

test.each([
  [991, true, false],
  [992, true, true],
  [320, false, true],
])("S9.25 on %i px a tooltip that spares phones (%s) is shown: %s (storefront §9)", (widthPx, isNoMobile, isShown) => {
  expect([noMobileTooltipWidthPx, tooltipCheckMs]).toEqual([992, 1000]);
  expect(showsTooltip(widthPx, isNoMobile)).toBe(isShown);
});
