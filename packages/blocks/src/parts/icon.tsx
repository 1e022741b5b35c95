import s from "./icon.module.css";
import type { IconName } from "./icon-names.ts";

/** A line drawing, as large as the letters it stands beside. It says nothing to a screen reader: its word does. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  if (name === "none") return null;
  return <span className={s.icon} data-icon={name} data-size={small ? "small" : undefined} aria-hidden="true" />;
}
