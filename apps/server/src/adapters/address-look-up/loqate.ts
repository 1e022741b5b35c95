// Loqate's Capture: https://docs.loqate.com/our-services/address-capture. "Find" gives what fits, which may be a street or a
// building with addresses below it; those are asked for in turn. "Retrieve" gives one address whole.
import * as z from "zod";
import { type Net, safeFetch } from "../safe-fetch/safe-fetch.ts";
import { type AddressLookUp, type FoundAddress, mostFound } from "./address-look-up.ts";

export interface LoqateConfig {
  /** "https://api.addressy.com", without a slash at the end. */
  url: string;
  key: string;
}

const timeLimitMs = 3_000;
const found = z.object({
  Items: z.array(z.object({ Id: z.string(), Type: z.string(), Text: z.string(), Description: z.string().default("") })),
});
const whole = z.object({
  Items: z
    .array(
      z.object({
        Company: z.string().default(""),
        Line1: z.string(),
        Line2: z.string().default(""),
        City: z.string().default(""),
        ProvinceCode: z.string().default(""),
        ProvinceName: z.string().default(""),
        PostalCode: z.string().default(""),
        CountryIso2: z.string(),
      }),
    )
    .min(1),
});

export function loqate({ url, key }: LoqateConfig, net?: Net): AddressLookUp {
  const ask = async (path: string, query: Record<string, string>): Promise<unknown> => {
    const asked = new URLSearchParams({ Key: key, ...query });
    const got = await safeFetch(`${url}/Capture/Interactive/${path}/json3.ws?${asked}`, { timeLimitMs }, net);
    return got.ok && got.status === 200 ? parsed(got.body.toString("utf8")) : null;
  };
  const find = async (text: string, country: string, container = ""): Promise<readonly FoundAddress[] | null> => {
    const limit = String(mostFound);
    const asked = { Text: text, Countries: country, Limit: limit, ...(container ? { Container: container } : {}) };
    // An error comes as an item without the fields of an address.
    const read = found.safeParse(await ask("Find/v1.10", asked));
    if (!read.success) return null;
    const { Items: items } = read.data;
    // One street or building alone: what is in it.
    const [first] = items;
    if (items.length === 1 && first!.Type !== "Address" && container === "") return find(text, country, first!.Id);
    const addresses = items.filter(({ Type }) => Type === "Address");
    return addresses.map(({ Id, Text, Description }) => ({
      id: Id,
      text: [Text, Description].filter(Boolean).join(", "),
    }));
  };
  return {
    find: (text, country) => find(text, country),
    async read(id) {
      const read = whole.safeParse(await ask("Retrieve/v1.20", { Id: id }));
      const item = read.data?.Items[0];
      if (!item) return null;
      return {
        company: item.Company,
        street: item.Line1,
        street2: item.Line2,
        city: item.City,
        state: item.ProvinceCode || item.ProvinceName,
        zip: item.PostalCode,
        country: item.CountryIso2,
      };
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
