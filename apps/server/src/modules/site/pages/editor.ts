// Who changes a page. What visitors see of it at once takes the right to publish, whichever call changes it.
import type { FastifyRequest } from "fastify";
import type { Caller } from "../../../plugins/access/require-access.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { type Merchant, merchantOf } from "../../plumbing/audit/index.ts";
import type { DraftRow } from "./draft-queries.ts";

export interface Editor extends Merchant {
  mayPublish: boolean;
}

export const editorOf = (caller: Caller, request: FastifyRequest): Editor => ({
  ...merchantOf(caller, request),
  mayPublish: caller.permissions.includes("pages.publish"),
});

/** Whether visitors see a page. */
export const isSeen = ({ published }: Pick<DraftRow, "published">): boolean =>
  published !== null && published.published !== false;

/** Throws permissionDenied for somebody who may only write drafts. */
export function requirePublishing({ mayPublish }: Editor): void {
  if (!mayPublish) throw new Refusal("permissionDenied");
}
