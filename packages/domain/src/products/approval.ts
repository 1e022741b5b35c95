// When a product is looked at by moderation, and when again. Source: print-on-demand section 2 (approvalStatus).

export type Approval = "draft" | "pending" | "approved" | "denied";

export interface ProductChanges {
  /** Another design than the one that was published last. */
  isDesignNew: boolean;
  isRenamed: boolean;
}

/**
 * The review state of a product after a change: any other design or name sends it to review again, also one that was
 * denied. A draft has nothing to review yet; prices, texts and colours change nothing.
 */
export const approvalAfterChange = (before: Approval, { isDesignNew, isRenamed }: ProductChanges): Approval =>
  before !== "draft" && (isDesignNew || isRenamed) ? "pending" : before;

/** The review state once it is published: what was approved and is the same stays so, everything else goes to review. */
export const approvalWhenPublished = (before: Approval, isDesignNew: boolean): Approval =>
  before === "approved" && !isDesignNew ? "approved" : "pending";
