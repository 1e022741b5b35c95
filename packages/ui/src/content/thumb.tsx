import { cx } from "../class-names.ts";

export interface ThumbPicture {
  id: string;
  src: string;
  /** What is on it, for people who do not see it; empty when the words are beside it. */
  alt: string;
}

/** A garment, small, whole, on the picture ground. */
export function Thumb({ picture, size = 40, className }: { picture: ThumbPicture; size?: number; className?: string }) {
  return (
    <img
      src={picture.src}
      alt={picture.alt}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={cx("shrink-0 rounded-control bg-mock object-contain p-0.5", className)}
      style={{ width: size, height: size }}
    />
  );
}

/** Up to three garments of an order, overlapping, and how many items it has; below that a note, if there is one. */
export function ThumbStack({
  pictures,
  count,
  note,
  size = 34,
}: {
  pictures: readonly ThumbPicture[];
  count: number;
  note?: string | null;
  size?: number;
}) {
  return (
    <span className="inline-flex items-center">
      {pictures.slice(0, 3).map((picture) => (
        <Thumb
          key={picture.id}
          picture={picture}
          size={size}
          className="-ml-2 shadow-[0_0_0_2px_var(--sv-surface)] first:ml-0"
        />
      ))}
      <span className="figures ml-2.5 flex min-w-5 flex-col text-dense">
        {count}
        {note ? <span className="whitespace-nowrap text-label text-ink-2">{note}</span> : null}
      </span>
    </span>
  );
}
