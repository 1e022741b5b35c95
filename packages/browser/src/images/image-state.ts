/** How far a picture has come. Its placeholder is shown in its place until it is loaded. */
export interface ImageState {
  readonly isLoaded: boolean;
  readonly hasFailed: boolean;
}

/** Raised once by a picture that could not be shown. Source: storefront §4. */
export const imageFailedEvent = "selvedge:image-failed";

/** A picture before anything has come, and one that is there. */
export const imageWaiting: ImageState = { isLoaded: false, hasFailed: false };
export const imageLoaded: ImageState = { isLoaded: true, hasFailed: false };

/** Failure marks it loaded too, so that nothing waits for it; `raise` is called with the event's name. Source: storefront §4. */
export function imageFailed(before: ImageState, raise: (event: typeof imageFailedEvent) => void): ImageState {
  if (!before.hasFailed) raise(imageFailedEvent);
  return { isLoaded: true, hasFailed: true };
}

/** Whether the placeholder is shown in the picture's place: until it has loaded or failed. Source: storefront §4. */
export const showsPlaceholder = ({ isLoaded }: ImageState): boolean => !isLoaded;

/**
 * What is missing of a picture: its source and its words are both required, whatever is given for them. Words may be
 * empty, which says that the picture only decorates; a source may not. Source: storefront §5.
 */
export const missingImageParts = (image: { readonly src?: unknown; readonly alt?: unknown }): ("src" | "alt")[] =>
  (["src", "alt"] as const).filter((part) => typeof image[part] !== "string" || (part === "src" && image.src === ""));
