/**
 * The ground of a picture in lists. The first two are the picture ground (`mock`) of the light and of the dark
 * screens; between them is one for pictures that hold both white and black.
 */
export const pictureBackgrounds = { light: "#f1eee7", dark: "#4a505c", middle: "#a8a59c" } as const;

export type PictureBackground = keyof typeof pictureBackgrounds;
