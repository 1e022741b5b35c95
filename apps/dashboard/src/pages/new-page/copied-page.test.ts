import { ApiFailure } from "@selvedge/api-client/client";
import { expect, test } from "vitest";
import type { Page } from "../pages-query.ts";
import { makeCopy } from "./copied-page.ts";

const page = { name: "Winter", properties: { title: "Winter letters" }, blocks: [], version: 1 } as unknown as Page;
const refusal = (errors: Record<string, string[]>) =>
  new ApiFailure(422, {
    message: "Please check the fields below.",
    errors,
    code: "validation",
    requestId: "",
  } as never);
const taken = refusal({ url: ["Another page has this address. Choose another."] });

/** A shop that has pages at these addresses. */
const shopWith = (urls: string[]) => async (copy: { url: string }) => {
  if (urls.includes(copy.url)) throw taken;
  urls.push(copy.url);
};

test("a page that is duplicated again and again gets a name and an address of its own each time", async () => {
  const urls: string[] = [];
  const names = [];
  for (let time = 0; time < 3; time++) names.push(await makeCopy(page, shopWith(urls)));
  expect(names).toEqual(["Winter copy", "Winter copy 2", "Winter copy 3"]);
  expect(urls).toEqual(["/winter-copy/", "/winter-copy-2/", "/winter-copy-3/"]);
});

test("what is refused for something else than its address is tried once", async () => {
  let tries = 0;
  const refuse = async () => {
    tries++;
    throw refusal({ name: ["Give it a name."] });
  };
  await expect(makeCopy(page, refuse)).rejects.toMatchObject({ status: 422 });
  expect(tries).toBe(1);
});

test("a shop with no address left hears the refusal", async () => {
  await expect(
    makeCopy(page, async () => {
      throw taken;
    }),
  ).rejects.toBe(taken);
});
