import type { ProductPageData } from "@selvedge/contracts/pages/page-data";

type Data = Pick<ProductPageData, "product" | "isNoticeAsked" | "form">;

/** For sizes that are sold out: a mail when one of them is there again. Works without scripts. */
export default function BackInStock({ data: { product, isNoticeAsked, form } }: { data: Data }) {
  const soldOut = product.options.flatMap(({ colour, sizes }) =>
    sizes.filter(({ inStock }) => !inStock).map(({ size, variantId }) => ({ variantId, words: `${colour}, ${size}` })),
  );
  if (isNoticeAsked)
    return (
      <p className="notice" role="status">
        We will write to you once, as soon as it is back.
      </p>
    );
  if (soldOut.length === 0) return null;
  const isSent = form?.values.variantId !== undefined;
  const values = isSent ? form!.values : {};
  const error = isSent ? (form?.errors.email?.[0] ?? form?.message ?? "") : "";
  return (
    <details className="back-in-stock" open={isSent}>
      <summary>Tell me when a sold-out size is back</summary>
      <form method="post" action="/back-in-stock/">
        <input type="hidden" name="productId" value={product.id} />
        <label htmlFor="notice-variant">Colour and size</label>
        <select id="notice-variant" name="variantId" data-part="field" defaultValue={values.variantId}>
          {soldOut.map(({ variantId, words }) => (
            <option key={variantId} value={variantId}>
              {words}
            </option>
          ))}
        </select>
        <label htmlFor="notice-email">Email</label>
        <input
          id="notice-email"
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={254}
          data-part="field"
          defaultValue={values.email ?? ""}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "notice-error" : undefined}
        />
        {error ? (
          <p id="notice-error" className="notice" data-tone="failed" role="alert">
            {error}
          </p>
        ) : null}
        <p className="quiet">One email, and nothing else.</p>
        <button type="submit" data-part="button" data-look="outlined">
          Tell me
        </button>
      </form>
    </details>
  );
}
