/** The surface of menus, selects and other small panels over the page. */
export const popoverSurface =
  "rounded-card border border-line bg-surface text-ink shadow-pop outline-none data-entering:animate-appear";

/** One row of a menu or of a list of options: 32 px, 44 on phones. */
export const optionRow =
  "flex min-h-8 cursor-default items-center gap-2.5 rounded-control px-2.5 text-dense outline-none " +
  "data-disabled:text-ink-3 max-md:min-h-11";

/** How a row looks while it has the focus: the tint of action, or of harm. */
export const rowFocus = {
  plain: "data-focused:bg-primary-tint data-focused:text-primary",
  danger: "text-danger data-focused:bg-danger-tint",
};
