/** Line drawings of 24 by 24, in the colour of the text beside them. They say nothing: the control they stand in does. */
const drawings = {
  heart: "M12 20C6.5 15.8 3.5 12.8 3.5 9.2A4.4 4.4 0 0 1 12 7.6a4.4 4.4 0 0 1 8.5 1.6c0 3.6-3 6.6-8.5 10.8Z",
  bag: "M5 8.5h14l.8 12H4.200L5 8.5ZM8.500 8.500V7a3.500 3.500 0 0 1 7 0v1.500",
  menu: "M3.500 6.500h17M3.500 12h17M3.500 17.500h17",
  close: "m5.500 5.500 13 13M18.500 5.500l-13 13",
  right: "m9 5.500 6.500 6.500L9 18.500",
  left: "M15 5.500 8.500 12l6.500 6.500",
  down: "m5.500 9 6.500 6.500L18.500 9",
  lock: "M6 10.500h12v9.500H6zM8.500 10.500V8a3.500 3.500 0 0 1 7 0v2.500",
  check: "m4.500 12.500 5 5 10-11",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  van: "M2.500 6h11v11h-11zM13.500 10h4l3.500 3.500V17h-7.500M7 19.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17 19.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  box: "m12 3 8 4.500v9L12 21l-8-4.500v-9L12 3ZM4 7.500l8 4.500 8-4.500M12 12v9",
  ruler: "M3 9h18v6.500H3zM7 9v3M11 9v4M15 9v3M19 9v4",
  alert: "M12 4 2.500 20h19L12 4ZM12 10v4.500M12 17v.5",
} as const;

export type IconName = keyof typeof drawings;

export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
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
      <path d={drawings[name]} />
    </svg>
  );
}
