import type { Bound } from "@selvedge/db/bound";

interface NewView {
  tokenHash: Buffer;
  /** Whose dashboard or account is seen. */
  accountId: number;
  viewerSessionId: number;
  viewerAccountId: number;
  reason: string;
  mayChange: boolean;
  expiresAt: Date;
  remoteAddress: string;
}

/** Stores the session of a view and returns its number. Nothing proves its person, so what asks for a proof stays shut. */
export const insertView = async (db: Bound, view: NewView): Promise<number> => {
  const row = await db
    .insertInto("sessions")
    .values({
      token_hash: view.tokenHash,
      account_id: view.accountId,
      expires_at: view.expiresAt,
      user_agent: "Selvedge",
      remote_address: view.remoteAddress,
      proved_at: null,
      viewer_session_id: view.viewerSessionId,
      viewer_account_id: view.viewerAccountId,
      view_reason: view.reason,
      view_may_change: view.mayChange,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return Number(row.id);
};
