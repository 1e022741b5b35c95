// One call is declared once: the server checks by it, the OpenAPI document is printed from it, the client is typed by it.
import type { GuardName } from "@selvedge/domain/access/guards";
import type { MerchantPermission } from "@selvedge/domain/access/merchant-roles";
import type { StaffPermission } from "@selvedge/domain/access/roles";
import type * as z from "zod";
import type { ErrorCode } from "./errors.ts";

/** Every path below is under this one. Source: platform-core §7. */
export const basePath = "/omnis/v3";

/**
 * Who may call, and the one permission that it takes. `merchant` needs a membership of the path's {division}; anybody
 * else's division is not found. `staff` needs a staff session on the back-office host. Neither is written without its
 * permission: no one may do what no one was granted.
 */
type Gate =
  | { access: "anyone" | "signedIn"; permission?: never }
  | { access: "merchant"; permission: MerchantPermission }
  | { access: "staff"; permission: StaffPermission };

export type Access = Gate["access"];

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

interface CallParts {
  /** Method and path in one: "POST /basket/remove/". Path parameters are in braces. */
  key: `${Method} /${string}`;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The whole answer. Calls that answer a file name its media type in `file` instead. */
  reply?: z.ZodType;
  file?: string;
  /** Changes nothing, although it is no GET: its question is too long for an address. */
  isRead?: true;
  /** A colleague who sees what a customer sees leaves by it. */
  endsView?: true;
  /** The body is multipart with one file. */
  isUpload?: true;
  needsIdempotencyKey?: true;
  /** Takes work that a job does: it answers 202, and not how the work went. */
  isAccepted?: true;
  errors?: readonly ErrorCode[];
  /** What the caller has to pass, about the shop of the path's {division}, else of the host. */
  guards?: readonly GuardName[];
}

export type Call = CallParts & Gate;

/** Keeps a call's exact types. */
export const defineCall = <const C extends Call>(call: C): C => call;

export type CallParams<C extends Call> = C["params"] extends z.ZodType ? z.output<C["params"]> : undefined;
export type CallQuery<C extends Call> = C["query"] extends z.ZodType ? z.output<C["query"]> : undefined;
export type CallBody<C extends Call> = C["body"] extends z.ZodType ? z.output<C["body"]> : undefined;
export type CallReply<C extends Call> = C["reply"] extends z.ZodType ? z.output<C["reply"]> : undefined;

/** "POST /basket/remove/" as its two parts. */
export function partsOfKey(key: Call["key"]): { method: Method; path: string } {
  const [method, path] = key.split(" ") as [Method, string];
  return { method, path };
}

/** Whether a call changes something: it has to prove that our own page makes it. */
export const isChange = ({ key }: Pick<Call, "key">): boolean => partsOfKey(key).method !== "GET";
