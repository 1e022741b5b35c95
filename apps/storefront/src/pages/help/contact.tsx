/** Ways to a person, and to the reader's own orders. */
export function Contact({ email }: { email: string }) {
  return (
    <aside className="help-contact" aria-label="Still stuck?">
      <div className="help-stuck">
        <h2>Still stuck?</h2>
        <p>Write to us with your order number. A person answers.</p>
        <a data-part="button" data-look="outlined" href={`mailto:${email}`}>
          Write to us
        </a>
        <p className="help-email">{email}</p>
      </div>
      <div className="help-find">
        <h2>Where is my order?</h2>
        <p>See every order that was placed with your email address.</p>
        <a data-part="button" data-look="outlined" href="/account/">
          See your orders
        </a>
      </div>
    </aside>
  );
}
