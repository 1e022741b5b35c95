import s from "./price.module.css";

/** A price, or the sale price beside the one it replaces, with labels for screen readers. */
export function Price({ price, salePrice, suffix }: { price: string; salePrice?: string; suffix?: string }) {
  return (
    <p className={s.price} data-part="price">
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
