/** What stands around a shop's pages, and how its product and collection pages are laid out. */
export const templateNames = ["header", "footer", "product", "collection"] as const;
export type TemplateName = (typeof templateNames)[number];

export const isTemplateName = (value: unknown): value is TemplateName =>
  (templateNames as readonly unknown[]).includes(value);

/** The address under which a template is stored and looked at by its people; visitors find nothing there. */
export const templateUrl = (name: TemplateName): string => `/template/${name}/`;

/** Those that are rendered once for all visitors of a shop. */
export const isAroundPages = (name: TemplateName): boolean => name === "header" || name === "footer";
