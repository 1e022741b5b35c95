// The forms that open gates on shops' pages.
import { emailAddress } from "@selvedge/contracts/text-fields";
import { safeRedirectPath } from "@selvedge/domain/access/redirect-path";
import { required } from "@selvedge/domain/validation/rules/text";
import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";
import { subscribe } from "../../modules/growth/subscribers/index.ts";
import { countTry, limits } from "../../plugins/limits.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { requireDivision } from "../../plugins/tenancy.ts";
import { gatesIn, givePass, isWordOf } from "../loaders/posting/gates.ts";
import { blocksOfPage } from "../loaders/store.ts";
import { visitOf } from "../visit.ts";
import type { Post } from "./post.ts";

/** The page that a gate is on; the home page for an address that is none of this shop's. */
export const pageOfGate = ({ fields }: Post): string => safeRedirectPath(fields.page, "/").split(/[?#]/)[0]!;

/** Opens a gate to a visitor who gives what it asks for, and leads back to its page. */
export async function openGate(post: Post): Promise<string> {
  const { platform, request, reply, fields } = post;
  const { id: divisionId } = requireDivision(request);
  await countTry(platform.pools, limits.gates, `${divisionId} ${request.ip}`);
  const path = pageOfGate(post);
  const visit = visitOf(platform, request, reply, { path, params: {}, query: new URLSearchParams() });
  const gate = gatesIn(await blocksOfPage(visit)).find(({ uid }) => uid === fields.block);
  if (!gate) throw new Refusal("notFound");
  await (asked[String(gate.props.kind)] ?? neverOpen)(post, gate);
  givePass(reply, { config: platform.config, divisionId }, gate, platform.now().getTime());
  return path;
}

const refused = (text: string) => new Refusal("validation", { message: text, errors: { gate: [text] } });
const neverOpen = async () => {
  throw new Refusal("notFound");
};

/** What each kind of gate asks for. Throws validation where it is not given. */
const asked: Record<string, (post: Post, gate: ResolvedBlock) => Promise<void>> = {
  password: async ({ fields }, gate) => {
    if (!fields.word) throw refused(required.message);
    if (!isWordOf(gate, fields.word)) throw refused("That is not the word. Try again.");
  },
  age: async ({ fields }, gate) => {
    if (fields.isOfAge !== "yes") throw refused(`Confirm that you are ${String(gate.props.age)} or older.`);
  },
  email: async ({ platform, request, fields }, gate) => {
    const email = emailAddress().safeParse(fields.email ?? "");
    if (!email.success) throw refused(email.error.issues[0]?.message ?? required.message);
    await subscribe(platform, requireDivision(request).id, {
      email: email.data,
      firstName: "",
      mailingList: String(gate.props.mailingList ?? ""),
      remoteAddress: request.ip,
    });
  },
};
