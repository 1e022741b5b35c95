import type { DivisionId } from "@selvedge/domain/ids";

/** One post of a shop at a service for photos. */
export interface PhotoPost {
  readonly id: string;
  /** What is written under it; "" for nothing. */
  readonly caption: string;
  readonly mediaType: "IMAGE" | "VIDEO" | "CAROUSEL_ALBUM";
  /** Where its picture is read from, of a film its still. It may be gone in some days. */
  readonly pictureUrl: string;
  /** Where people see it. */
  readonly permalink: string;
  readonly postedAt: string;
}

export interface PhotoService {
  /** A shop's posts, the last first; null for a shop without an account. Throws when the service does not answer. */
  posts(divisionId: DivisionId, limit: number): Promise<PhotoPost[] | null>;
  /** The bytes of a post's picture; null where there are none to read. */
  picture(post: PhotoPost): Promise<Buffer | null>;
}
