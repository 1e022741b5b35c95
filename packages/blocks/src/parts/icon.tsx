import type { IconName } from "./icon-names.ts";

/** Line drawings on a 24 by 24 field, drawn with the colour of the text around them. */
const PATHS: Record<Exclude<IconName, "none">, string> = {
  shirt: "M8 4 3 6.5 4.5 11 7 10v10h10V10l2.5 1L21 6.5 16 4c-.6 1.6-2.2 2.6-4 2.6S8.6 5.6 8 4Z",
  leaf: "M5 19c0-9 5-14 15-14 0 10-5 14-12 14M5 19c2-5 5-7.5 9-9.5",
  return: "M9 6 4 10.5 9 15M4 10.5h10.5a5 5 0 0 1 0 10H11",
  check: "m4.5 12.5 5 5 10-11",
  van: "M2.5 6h11v11h-11zM13.5 10h4l3.5 3.5V17h-7.5M7 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  heart: "M12 20C6.5 15.8 3.5 12.8 3.5 9.2A4.4 4.4 0 0 1 12 7.6a4.4 4.4 0 0 1 8.5 1.6c0 3.6-3 6.6-8.5 10.8Z",
  star: "m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17l-5.3 3 1.1-6L3.4 9.8l6-.8Z",
  arrow: "M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5",
  plus: "M12 5v14M5 12h14",
};

/** Says nothing to a screen reader: an icon here always stands beside its word. */
export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
  if (name === "none") return null;
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
