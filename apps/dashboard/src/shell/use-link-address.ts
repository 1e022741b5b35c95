import { useHref } from "react-router";
import { isOutside } from "./is-outside.ts";

/** The address of a link: within the dashboard below its own path, elsewhere (a shop, a letter) as it is written. */
export function useLinkAddress(href: string): string {
  const within = useHref(isOutside(href) ? "/" : href);
  return isOutside(href) ? href : within;
}
