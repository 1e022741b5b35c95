/** Whether the link beside a picture follows it: it leads nowhere or to a product; or it was set to something else. */
export type LinkBeside = "free" | "set";

export const linkBeside = (href: unknown): LinkBeside =>
  typeof href !== "string" || href === "" || href.startsWith("/product/") ? "free" : "set";
