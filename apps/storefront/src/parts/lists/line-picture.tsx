interface LinePictureProps {
  /** Address of the picture; empty while there is none, which leaves its ground. */
  readonly image: string | null;
  readonly className: string;
  readonly isLazy?: boolean;
}

/** The picture of a line of a basket or an order. The name beside it says what it shows. */
export const LinePicture = ({ image, className, isLazy = false }: LinePictureProps) => (
  <span className={className} data-part="tile">
    {image ? <img src={image} alt="" width="480" height="480" loading={isLazy ? "lazy" : undefined} /> : null}
  </span>
);
