/** Every part of our screens in every state. */
export { Gallery as Component } from "@selvedge/ui/gallery/gallery";
