// Short hands for menus and footers.
import type { ShopLink } from "@selvedge/domain/shops/shop-settings";
import type { PictureValue } from "./kinds.ts";

/** Links from pairs of title and address. */
export const links = (...pairs: readonly (readonly [title: string, url: string])[]): ShopLink[] =>
  pairs.map(([title, url]) => ({ title, url }));

/** A column of links in a menu panel. */
export const column = (title: string, ...pairs: readonly (readonly [string, string])[]) => ({
  title,
  link: "",
  mode: "links" as const,
  items: links(...pairs),
  image: null,
});

interface MenuPicture {
  readonly picture: PictureValue;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly buttonText: string;
  readonly background: string;
}

/** A picture with words in a menu panel. */
export const pictured = ({ picture, ...words }: MenuPicture) => ({
  title: words.title,
  link: words.link,
  mode: "image" as const,
  items: [],
  image: {
    src: picture.original,
    sizes: picture.sizes,
    altText: picture.altText,
    overlay: 0.7,
    borderRadius: "smooth" as const,
    ratio: "square" as const,
    textAlignment: "left" as const,
    textColor: "#ffffff",
    textShadow: "none" as const,
    ...words,
  },
});

/** A top item, with the items under it. */
export const item = (
  title: string,
  url: string,
  panel: { segments?: readonly unknown[]; footText?: string; footLink?: ShopLink } = {},
) => ({ title, url, segments: [], footText: "", footLink: { title: "", url: "" }, ...panel }) as never;
