interface AccountOfferProps {
  readonly kind: "own" | "offer";
  readonly email: string;
  readonly orderHash: string;
}

/** After buying as a guest: all orders in one place, without a password. A shopper who is signed in is led there. */
export const AccountOffer = ({ kind, email, orderHash }: AccountOfferProps) => (
  <section className="receipt-card" aria-labelledby="account-title">
    <h2 id="account-title">{kind === "own" ? "In your account" : "Your orders in one place"}</h2>
    <p>
      {kind === "own"
        ? "This order is listed with your others."
        : `Sign in with ${email}: we email you a link, and there is no password to choose. Your orders, addresses and favourites are saved there.`}
    </p>
    <p>
      <a
        data-part="button"
        data-look="outlined"
        href={kind === "own" ? "/account/" : `/login/?redirect_uri=%2Faccount%2F&receipt=${orderHash}`}
      >
        {kind === "own" ? "All your orders" : "Open your account"}
      </a>
    </p>
  </section>
);
