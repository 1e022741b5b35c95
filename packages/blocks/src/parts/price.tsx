import s from "./price.module.css";

interface PriceProps {
  readonly price: string;
  readonly salePrice?: string;
  readonly suffix?: string;
  /** Other sizes cost more. */
  readonly isFrom?: boolean;
}

/** A price, or the sale price beside the one it replaces, with labels for screen readers. */
export function Price({ price, salePrice, suffix, isFrom = false }: PriceProps) {
  return (
    <p className={s.price} data-part="price">
      {isFrom ? <span className={s.suffix}>From </span> : null}
      {salePrice ? (
        <>
          <span className={s.sale} data-part="sale-price">
            <span className="visually-hidden">Sale price </span>
            {salePrice}
          </span>{" "}
          <s className={s.was}>
            <span className="visually-hidden">Was </span>
            {price}
          </s>
        </>
      ) : (
        price
      )}
      {suffix ? <span className={s.suffix}> {suffix}</span> : null}
    </p>
  );
}
