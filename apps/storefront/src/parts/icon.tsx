/** Line icons of 24 by 24 in the text colour. They are hidden from screen readers: the control has the label. */
const iconPaths = {
  heart: "M12 20C6.5 15.8 3.5 12.8 3.5 9.2A4.4 4.4 0 0 1 12 7.6a4.4 4.4 0 0 1 8.5 1.6c0 3.6-3 6.6-8.5 10.8Z",
  bag: "M5 8.5h14l.8 12H4.2L5 8.5ZM8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16.2 16.2l4.3 4.3",
  close: "m5.5 5.5 13 13M18.5 5.5l-13 13",
  right: "m9 5.5 6.5 6.5L9 18.5",
  left: "M15 5.5 8.5 12l6.5 6.5",
  down: "m5.5 9 6.5 6.5L18.5 9",
  lock: "M6 10.5h12v9.5H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5",
  check: "m4.5 12.5 5 5 10-11",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  van: "M2.5 6h11v11h-11zM13.5 10h4l3.5 3.5V17h-7.5M7 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
} as const;

export type IconName = keyof typeof iconPaths;

export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
  return <PathIcon path={iconPaths[name]} size={size} />;
}

/** An icon by its path, for icons that are used in one place only. */
export function PathIcon({ path, size }: { path: string; size: number }) {
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
      <path d={path} />
    </svg>
  );
}
