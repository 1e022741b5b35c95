import * as z from "zod";
import { day, instant, typedWords } from "../shapes.ts";

const printedSide = z.object({
  side: z.string(),
  name: z.string(),
  isPrinted: z.boolean(),
  /** The art alone, on nothing. */
  artUrl: z.string(),
  widthMm: z.number(),
  heightMm: z.number(),
  /** From the collar to the top of the print area. */
  collarMm: z.number(),
});

/** One garment as a station shows it. */
export const floorGarment = z.object({
  code: z.string(),
  orderId: z.number(),
  orderReference: z.string(),
  shop: z.string(),
  counter: z.number(),
  of: z.number(),
  state: z.string(),
  name: z.string(),
  /** What kind of thing it is, in one word: "tee". */
  word: z.string(),
  blankName: z.string(),
  blankCode: z.string(),
  sku: z.string(),
  colour: z.string(),
  hex: z.string(),
  size: z.string(),
  /** What the shopper wrote on it, in words. */
  words: z.array(typedWords),
  sides: z.array(printedSide),
  platen: z.object({ code: z.string(), name: z.string(), widthMm: z.number(), heightMm: z.number() }).nullable(),
  recipe: z.object({
    name: z.string(),
    fluid: z.string(),
    volumeMl: z.number(),
    passes: z.number(),
    pressCelsius: z.number(),
    pressSeconds: z.number(),
    printProfile: z.string(),
  }),
  needsPretreat: z.boolean(),
  pretreatedAt: instant.nullable(),
  pickface: z.string(),
  priority: z.number(),
  shipBy: day,
  hole: z.string(),
  /** Where it has to go next; empty when it waits for no one. */
  nextStation: z.string(),
  image: z.string(),
});
