/**
 * What a picture lies on where lists show it. The first two are the picture ground (`mock`) of the light and of the dark
 * screens; between them is one for pictures that hold both white and black.
 */
export const pictureGrounds = { light: "#f1eee7", dark: "#4a505c", middle: "#a8a59c" } as const;

export type PictureGround = keyof typeof pictureGrounds;
