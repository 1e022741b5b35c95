/** A picture for a text: one that the shop has stored. */
export interface RichTextPicture {
  src: string;
  /** Its words for people who cannot see it; empty for one that only decorates. */
  alt: string;
  width: number;
  height: number;
}

const stored = /^(?:https?:\/\/[^/?#]+\/|\/files\/)\d{1,9}\/[0-9a-f]{64}\.(?:webp|png|jpg)$/;

/** Whether an address is of a stored file. Pictures of other sites are not taken over with what is pasted. */
export const isStoredPicture = (src: string): boolean => stored.test(src);
