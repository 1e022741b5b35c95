import * as z from "zod";
import { emailAddress, filledText } from "../text-fields.ts";

/** What finds one order without an account. */
export const orderSearch = z.object({ number: filledText(40), email: emailAddress() });
