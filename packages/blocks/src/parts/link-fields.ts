/** Where a link opens. */
export const opens = {
  kind: "choice",
  label: "Opens",
  default: "_self",
  options: ["_self", "_blank"],
  titles: { _self: "Same tab", _blank: "New tab" },
} as const;
