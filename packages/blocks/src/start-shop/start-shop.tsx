import type { ViewPropsOf } from "../context/block-view.ts";
import type { startShopBlock } from "./start-shop.block.ts";
import s from "./start-shop.module.css";

/** A plain form: it carries the name to the first page of the sign-up, with scripts or without. */
export function StartShop({ props: { placeholder, buttonText }, block }: ViewPropsOf<typeof startShopBlock>) {
  const field = `start-shop-${block.uid}`;
  return (
    <form className={s.line} method="get" action="/sign-up/">
      <label className="visually-hidden" htmlFor={field}>
        Shop name
      </label>
      <input
        id={field}
        className={s.field}
        data-part="field"
        name="name"
        autoComplete="organization"
        maxLength={40}
        placeholder={placeholder}
      />
      <button className={s.button} data-part="button" data-look="filled" type="submit">
        {buttonText}
      </button>
    </form>
  );
}
