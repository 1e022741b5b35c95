import s from "./copy-field.module.css";

/** A text to take along. Without scripts it can be selected; the button appears once scripts run. */
export function CopyField({
  id,
  text,
  label,
  buttonText,
}: {
  id: string;
  text: string;
  label: string;
  buttonText: string;
}) {
  return (
    <span className={s.line}>
      <input id={id} className={s.field} data-part="field" readOnly value={text} aria-label={label} />
      <button type="button" data-part="button" data-look="outlined" data-starts="copy" data-copies={id} hidden>
        {buttonText}
      </button>
    </span>
  );
}
