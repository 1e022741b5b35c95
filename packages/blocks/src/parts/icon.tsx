import s from "./icon.module.css";
import type { IconName } from "./icon-names.ts";

/** A line icon at text size. It is hidden from screen readers: the text beside it is the label. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  if (name === "none") return null;
  return <span className={s.icon} data-icon={name} data-size={small ? "small" : undefined} aria-hidden="true" />;
}
