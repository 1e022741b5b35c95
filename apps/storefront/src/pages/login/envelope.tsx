/** A mail on its way, in the colours of the shop. */
export const Envelope = () => (
  <svg className="sign-in-envelope" aria-hidden="true" width="132" height="92" viewBox="0 0 132 92" fill="none">
    <rect x="1.5" y="1.5" width="129" height="89" rx="4" />
    <path d="m3 4 63 47 63-47M3 88l44-50M129 88 85 38" />
    <circle cx="66" cy="50" r="15" />
    <path className="sign-in-seal" d="m59.5 50.5 4.5 4.5 8.5-9.5" />
  </svg>
);
