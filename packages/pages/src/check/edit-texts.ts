import { LIMIT_TEXT } from "../limits.ts";
import { REFUSAL_TEXT } from "../placement.ts";
import type { EditError } from "./checked-apply.ts";

/** One sentence for the person whose change was not made. */
export const EDIT_TEXT: Readonly<Record<EditError, string>> = {
  unknown_op: "This change comes from a newer version of the editor. Reload the page, then try again.",
  not_found: "This block has been removed in the meantime.",
  already_there: "This block is on the page already.",
  no_parent: "The block that it belonged in has been removed in the meantime.",
  inside_itself: "A block cannot be placed inside itself.",
  bad_block: "This block cannot be read.",
  bad_size: "A block takes 3 to 12 columns.",
  bad_place: "This place cannot be read. Reload the page, then try again.",
  bad_path: "This setting is not there to be changed.",
  bad_value: "This value is not allowed here.",
  stale: "Somebody else has changed this in the meantime.",
  too_many_blocks: LIMIT_TEXT.too_many_blocks,
  too_deep: LIMIT_TEXT.too_deep,
  too_large: LIMIT_TEXT.too_large,
  not_accepted: REFUSAL_TEXT.not_accepted,
  full: REFUSAL_TEXT.full,
  pinned: REFUSAL_TEXT.pinned,
  before_pinned: REFUSAL_TEXT.before_pinned,
  not_for_this_page: "This block is not made for this kind of page.",
  once_only: "This block is here already, and it is here once.",
  needed: "This template cannot do without this block. Move it instead.",
  not_permitted: "Your role does not allow this change.",
  not_settable: "This field of the page cannot be changed here.",
  unknown_field: "This block has no such setting.",
};
