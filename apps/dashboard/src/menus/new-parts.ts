// Parts of the menus as they begin.
import type { MenuEntry, MenuSegment, SegmentImage } from "./menus-query.ts";

export const newEntry: MenuEntry = { title: "", url: "", segments: [], footText: "", footLink: { title: "", url: "" } };

export const newLinks: MenuSegment = {
  title: "",
  link: "",
  mode: "links",
  items: [{ title: "", url: "" }],
  image: null,
};

/** A part with a picture of the shop. */
export const newPicture = ({
  original,
  sizes,
  altText,
}: {
  original: string;
  sizes: Record<string, string>;
  altText: string;
}): MenuSegment => ({
  ...newLinks,
  mode: "image",
  items: [],
  image: { ...looks, src: original, sizes, altText },
});

const looks: Omit<SegmentImage, "src" | "sizes" | "altText"> = {
  title: "",
  description: "",
  link: "",
  overlay: 0.55,
  borderRadius: "sharp",
  ratio: "tall",
  textAlignment: "left",
  textColor: "#ffffff",
  textShadow: "none",
  buttonText: "",
  buttonColor: "",
  buttonTextColor: "#ffffff",
  buttonBorderRadius: "smooth",
  buttonWidth: "fit",
  background: "",
};
