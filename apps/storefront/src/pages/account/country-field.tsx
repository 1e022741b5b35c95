interface CountryFieldProps {
  readonly value: string;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly error: string | undefined;
}

export const CountryField = ({ value, countries, error }: CountryFieldProps) => (
  <div className="field" data-invalid={error ? "" : undefined}>
    <div className="field-box">
      <label htmlFor="country">Country</label>
      <select
        id="country"
        name="country"
        autoComplete="country"
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "country-note" : undefined}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
    {error ? (
      <p className="field-note" id="country-note">
        {error}
      </p>
    ) : null}
  </div>
);
