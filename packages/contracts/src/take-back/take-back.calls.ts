import * as z from "zod";
import { defineCall } from "../call.ts";
import { emailAddress } from "../text-fields.ts";

export const takeBackCalls = {
  ask: defineCall({
    key: "POST /frontend/retex/remill/submit/",
    summary:
      "Asks how to send worn garments back, to be made into new cloth: the instructions come by email. The message says what came of it.",
    access: "anyone",
    body: z.object({ email: emailAddress() }),
    reply: z.object({ type: z.enum(["success", "error"]), message: z.string() }),
    errors: ["validation", "notFound", "tooManyTries"],
  }),
};
