import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { localLookUp } from "./local-look-up.ts";
import { loqate } from "./loqate.ts";

const street = { Id: "GB|STREET", Type: "Street", Text: "Mill Lane, Telford", Description: "2 Addresses" };
const house = (number: number) => ({
  Id: `GB|${number}`,
  Type: "Address",
  Text: `${number} Mill Lane`,
  Description: "Telford, TF1 1AA",
});
const asked: URLSearchParams[] = [];

/** Loqate as its documentation describes it: errors are items, too, and a street alone holds its addresses. */
const server = createServer((request, reply) => {
  const { pathname, searchParams } = new URL(request.url!, "http://loqate");
  asked.push(searchParams);
  const items = () => {
    if (searchParams.get("Key") !== "key-1")
      return [{ Error: "2", Description: "Unknown key", Cause: "", Resolution: "" }];
    if (pathname === "/Capture/Interactive/Retrieve/v1.20/json3.ws")
      return searchParams.get("Id") === "GB|2"
        ? [
            {
              Company: "",
              Line1: "2 Mill Lane",
              Line2: "Flat 1",
              City: "Telford",
              ProvinceName: "Shropshire",
              ProvinceCode: "",
              PostalCode: "TF1 1AA",
              CountryIso2: "GB",
            },
          ]
        : [];
    if (searchParams.get("Container") === "GB|STREET") return [house(2), house(4)];
    return searchParams.get("Text") === "mill lane" ? [street] : [house(6)];
  };
  reply.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ Items: items() }));
});
let url = "";
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));
const here = { resolve: async () => ["127.0.0.1"], isAllowed: () => true, allowsPlainHttp: true };

describe("Loqate", () => {
  const ours = () => loqate({ url, key: "key-1" }, here);

  test("finds addresses of a country, and those of a street that alone fits", async () => {
    expect(await ours().find("tf1", "GB")).toEqual([{ id: "GB|6", text: "6 Mill Lane, Telford, TF1 1AA" }]);
    expect((await ours().find("mill lane", "GB"))!.map(({ id }) => id)).toEqual(["GB|2", "GB|4"]);
    expect(asked.map((query) => [query.get("Countries"), query.get("Limit")])).toContainEqual(["GB", "7"]);
  });

  test("reads one in the parts of a form; one that is gone is none", async () => {
    expect(await ours().read("GB|2")).toEqual({
      ...{ company: "", street: "2 Mill Lane", street2: "Flat 1", city: "Telford" },
      ...{ state: "Shropshire", zip: "TF1 1AA", country: "GB" },
    });
    expect(await ours().read("GB|9")).toBeNull();
  });

  test("with a wrong key, or out of reach, it says so rather than that nothing fits", async () => {
    expect(await loqate({ url, key: "wrong" }, here).find("tf1", "GB")).toBeNull();
    expect(await loqate({ url: "http://127.0.0.1:1", key: "key-1" }, here).find("tf1", "GB")).toBeNull();
  });
});

describe("the local look-up", () => {
  test.each([
    ["m25pd", "GB", ["Central Library, St Peter's Square, Manchester, M2 5PD"]],
    ["great russ", "GB", ["The British Museum, Great Russell Street, London, WC1B 3DG"]],
    ["bodestrasse", "DE", []],
    ["neues", "DE", ["Neues Museum, Bodestraße 1, Berlin, 10178"]],
    ["m25pd", "US", []],
    [" - ", "GB", []],
  ])("finds by %j in %s: %j", async (text, country, found) => {
    expect((await localLookUp.find(text, country))!.map((each) => each.text)).toEqual(found);
  });

  test("what was found can be read, and nothing else", async () => {
    const [found] = (await localLookUp.find("m25pd", "GB"))!;
    expect(await localLookUp.read(found!.id)).toMatchObject({ street: "St Peter's Square", zip: "M2 5PD" });
    expect([await localLookUp.read("99"), await localLookUp.read("x")]).toEqual([null, null]);
  });
});
