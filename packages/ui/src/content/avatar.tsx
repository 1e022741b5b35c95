import { cx } from "../class-names.ts";
import { initials } from "../words/initials.ts";

export interface AvatarProps {
  name: string;
  /** A picture; without one the initials are shown on a colour taken from the name. */
  src?: string;
  /** Pixels. */
  size?: number;
  /** Shops are square, people are round. */
  shape?: "round" | "square";
  className?: string;
}

/** A person or a shop, small. The name is shown beside it or read aloud. */
export function Avatar({ name, src, size = 28, shape = "round", className }: AvatarProps) {
  const { letters, hue } = initials(name);
  const style = { width: size, height: size, fontSize: size * 0.4, backgroundColor: `oklch(0.42 0.09 ${hue})` };
  const corners = shape === "round" ? "rounded-full" : "rounded-control";
  if (src)
    return (
      <img src={src} alt="" width={size} height={size} className={cx("shrink-0 object-cover", corners, className)} />
    );
  return (
    <span
      aria-hidden
      style={style}
      className={cx(
        "inline-flex shrink-0 select-none items-center justify-center font-semibold text-white",
        corners,
        className,
      )}
    >
      {shape === "round" ? letters : letters[0]}
    </span>
  );
}
