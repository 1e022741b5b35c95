import s from "./contact-fields.module.css";

export interface ContactFieldsProps {
  readonly action: string;
  /** In front of the fields' ids, so that two forms may be on a page. */
  readonly id: string;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, readonly string[] | undefined>>;
  /** Which form it is: the address of its page, and its block. */
  readonly page: string;
  readonly block: string;
  readonly note?: string;
  readonly buttonText: string;
}

/** The fields of a message to a shop. The form posts by itself; fields are checked as they are left where scripts run. */
export function ContactFields({ action, id, values, errors, page, block, note, buttonText }: ContactFieldsProps) {
  return (
    <form className={s.form} method="post" action={action} noValidate data-checked="">
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="block" value={block} />
      <p className={s.trap} aria-hidden="true">
        <label htmlFor={`${id}-website`}>Leave this empty</label>
        <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </p>
      <Line
        id={`${id}-name`}
        name="name"
        label="Name"
        autoComplete="name"
        value={values.name}
        error={errors.name?.[0]}
      />
      <Line
        id={`${id}-email`}
        name="email"
        type="email"
        label="Email"
        autoComplete="email"
        value={values.email}
        error={errors.email?.[0]}
      />
      <div className={s.message}>
        <label htmlFor={`${id}-message`}>Message</label>
        <textarea
          id={`${id}-message`}
          name="message"
          data-part="field"
          rows={5}
          required
          maxLength={4000}
          defaultValue={values.message}
          {...faultOf(`${id}-message`, errors.message?.[0])}
        />
        <Fault id={`${id}-message`} error={errors.message?.[0]} />
      </div>
      <p className={s.end}>
        <span className={s.note}>{note}</span>
        <button type="submit" data-part="button" data-look="filled">
          {buttonText}
        </button>
      </p>
    </form>
  );
}

interface LineProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly type?: string;
  readonly autoComplete: string;
  readonly value: string | undefined;
  readonly error: string | undefined;
}

const Line = ({ id, name, label, type = "text", autoComplete, value, error }: LineProps) => (
  <div className={s.line}>
    <label htmlFor={id}>{label}</label>
    <input
      {...{ id, name, type, autoComplete }}
      data-part="field"
      required
      defaultValue={value}
      {...faultOf(id, error)}
    />
    <Fault id={id} error={error} />
  </div>
);

const faultOf = (id: string, error: string | undefined) =>
  error ? { "aria-invalid": true, "aria-describedby": `${id}-note` } : {};

const Fault = ({ id, error }: { id: string; error: string | undefined }) =>
  error ? (
    <p id={`${id}-note`} className="field-note" role="alert">
      {error}
    </p>
  ) : null;
