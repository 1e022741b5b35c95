// Gates on pages: blocks that some visitors may not see yet. What is behind a closed gate is taken out here, before anything
// is rendered or sent.
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { faqData } from "@selvedge/blocks/expandable/faq-data";
import type { GateAnswer } from "@selvedge/blocks/gate/gate.block";
import type { FormAnswer } from "@selvedge/contracts/pages/page-data";
import type { DivisionId } from "@selvedge/domain/ids";
import { needsOf } from "@selvedge/pages/needs";
import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../../config.ts";
import { findAccount } from "../../../plugins/access/find-account.ts";
import { hostCookie } from "../../../plugins/session/session.ts";
import type { Visit } from "../../visit.ts";
import type { Shown } from "../store-document.ts";

const dayMs = 86_400_000;

export const gatePost = "/gate/";

/** Every gate of a page, however deep. */
export const gatesIn = (blocks: readonly ResolvedBlock[]): ResolvedBlock[] =>
  blocks.flatMap((block) => [...(block.type === "gate" ? [block] : []), ...gatesIn(block.items)]);

interface Visitor {
  isSignedIn: boolean;
  /** Whether a gate was opened by this visitor before. */
  hasPass: (gate: ResolvedBlock) => boolean;
  form: FormAnswer | null;
}

/**
 * The blocks as this visitor may see them, and what each gate says to them by its uid. The word that opens a gate is in
 * neither, and a gate without anything behind it is left out.
 */
export function openedBlocks(blocks: readonly ResolvedBlock[], visitor: Visitor): ResolvedBlock[] {
  return blocks.flatMap((block) => {
    if (block.type !== "gate") return [{ ...block, items: openedBlocks(block.items, visitor) }];
    if (block.items.length === 0) return [];
    const isOpen = block.props.kind === "signIn" ? visitor.isSignedIn : visitor.hasPass(block);
    const { form } = visitor;
    const isMeant = form?.values.block === block.uid;
    const gate: GateAnswer = {
      isOpen,
      fault: isMeant && form ? (Object.values(form.errors)[0]?.[0] ?? form.message) : "",
      email: isMeant ? (form?.values.email ?? "") : "",
    };
    return [
      {
        ...block,
        props: { ...block.props, password: "", gate: { ...gate } },
        items: isOpen ? openedBlocks(block.items, visitor) : [],
      },
    ];
  });
}

/** A page without what is behind the gates that this visitor has not opened. One without gates is the same object. */
export async function openedTo(
  { platform, division, request, form }: Visit,
  shown: Shown,
): Promise<{ shown: Shown; hasGates: boolean }> {
  const gates = gatesIn(shown.blocks);
  if (gates.length === 0) return { shown, hasGates: false };
  const signing = { config: platform.config, divisionId: division.id };
  const asksSignIn = gates.some(({ props }) => props.kind === "signIn");
  const blocks = openedBlocks(shown.blocks, {
    isSignedIn: asksSignIn && (await findAccount(platform, request)) !== null,
    hasPass: (gate) => hasPass(request, signing, gate, platform.now().getTime()),
    form,
  });
  return { shown: { ...shown, blocks, needs: needsOf(blocks), faq: faqData(blocks) }, hasGates: true };
}

interface Signing {
  config: Pick<Config, "secret" | "publicProtocol">;
  divisionId: DivisionId;
}

const nameOf = ({ config, divisionId }: Signing, uid: string) =>
  hostCookie(config, `gate-${createHash("sha256").update(`${divisionId} ${uid}`).digest("hex").slice(0, 16)}`);

/** A pass ends with its time, and with the word or the age that it was given for. */
function macOf({ config, divisionId }: Signing, { uid, props }: ResolvedBlock, untilMs: number): Buffer {
  const stated = [divisionId, uid, String(props.kind), String(props.password), String(props.age), untilMs];
  return createHmac("sha256", config.secret)
    .update(`gate ${JSON.stringify(stated)}`)
    .digest();
}

export function hasPass(request: FastifyRequest, signing: Signing, gate: ResolvedBlock, nowMs: number): boolean {
  const given = request.cookies[nameOf(signing, gate.uid)] ?? "";
  const [, until = "", mac = ""] = /^(\d{1,15})\.([\w-]{43})$/.exec(given) ?? [];
  if (!until || Number(until) <= nowMs) return false;
  const sent = Buffer.from(mac, "base64url");
  const wanted = macOf(signing, gate, Number(until));
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
}

export function givePass(reply: FastifyReply, signing: Signing, gate: ResolvedBlock, nowMs: number): void {
  const days = typeof gate.props.rememberDays === "number" ? gate.props.rememberDays : 30;
  const until = nowMs + days * dayMs;
  reply.setCookie(nameOf(signing, gate.uid), `${until}.${macOf(signing, gate, until).toString("base64url")}`, {
    path: "/",
    sameSite: "lax",
    httpOnly: true,
    secure: signing.config.publicProtocol === "https",
    maxAge: days * 86_400,
  });
}

/** Whether a word is the gate's, in a time that says nothing about it. A gate without a word opens to none. */
export function isWordOf({ props }: ResolvedBlock, word: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  const wanted = typeof props.password === "string" ? props.password.trim() : "";
  return wanted !== "" && timingSafeEqual(digest(wanted), digest(word.trim()));
}
