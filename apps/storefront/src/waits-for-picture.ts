import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import { isObject, type Json } from "@selvedge/pages/json";
import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";

/** Whether only the first block is seen until its picture has loaded: it has one, and the page is on the grid. */
export function waitsForPicture(answer: PageAnswer): boolean {
  if (answer.route !== "store") return false;
  const { page, blocks } = (answer as PageAnswer<"store">).data;
  const [first, ...others] = blocks as readonly ResolvedBlock[];
  return page.version === 1 && page.mode !== "preview" && first !== undefined && others.length > 0 && hasPicture(first);
}

const hasPicture = ({ props, items }: ResolvedBlock): boolean => isPicture(props as Json) || items.some(hasPicture);

function isPicture(value: Json | undefined): boolean {
  if (Array.isArray(value)) return value.some(isPicture);
  return isObject(value) && (typeof value.original === "string" || Object.values(value).some(isPicture));
}
