import { holdKindOf } from "@selvedge/domain/factory/holds";
import { shopHoldText } from "../../orders/shop-orders/index.ts";
import type { NeedRow } from "./queries.ts";

type Words = { title: string; detail: string };

const texts: Record<NeedRow["kind"], (row: NeedRow) => Words> = {
  hold: ({ code, note, subject }) => {
    const title = holdKindOf(code).merchantText;
    const text = shopHoldText(code, note);
    return { title, detail: text === title ? subject : `${subject} · ${text}` };
  },
  issue: ({ code, subject }) => ({
    title: code === "disputed" ? "Payment is disputed" : "Held at the factory",
    detail: subject,
  }),
  denied: ({ subject, note }) => ({ title: "Design was denied", detail: note ? `${subject} · ${note}` : subject }),
  pictures: ({ subject, note }) => ({
    title: note ? "Artwork cannot be printed" : "Some pictures failed",
    detail: note ? `${subject} · ${note}` : subject,
  }),
};

/** What waits, in a line and a second one. */
export const needText = (row: NeedRow): Words => texts[row.kind](row);
