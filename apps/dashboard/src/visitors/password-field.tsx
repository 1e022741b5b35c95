import { shopPasswordRules } from "@selvedge/domain/validation/rules/shop-password";
import { Switch } from "@selvedge/ui/choices/switch";
import { TextField } from "@selvedge/ui/fields/text-field";
import { DateText } from "@selvedge/ui/words/date-text";
import type { AccessForm } from "./access-form.ts";
import type { ShopAccess } from "./visitors-query.ts";

interface PasswordFieldProps {
  form: AccessForm;
  access: ShopAccess;
  error: string | undefined;
  onChange: (part: Partial<AccessForm>) => void;
}

/** The shop's password: it can be set and changed, and is never shown again. */
export function PasswordField({ form, access, error, onChange }: PasswordFieldProps) {
  const { hasPassword, passwordChangedAt } = access;
  const isOptional = form.door === "comingSoon";
  return (
    <div className="flex max-w-md flex-col gap-3">
      {form.dropsPassword ? null : (
        <TextField
          label={hasPassword ? "New password" : isOptional ? "Password for those who may look already" : "Password"}
          autoComplete="off"
          spellCheck="false"
          value={form.password}
          rules={shopPasswordRules}
          isRequired={!hasPassword && !isOptional}
          onChange={(password) => onChange({ password })}
          hint={
            hasPassword ? (
              <>
                Leave it empty to keep the one that you have
                {passwordChangedAt ? (
                  <>
                    , set <DateText at={passwordChangedAt} form="day" inSentence />
                  </>
                ) : null}
                . A new one asks everybody again.
              </>
            ) : (
              "At least 6 characters. You give it to people yourself, so note it down: it is not shown again."
            )
          }
          {...(error ? { error } : {})}
        />
      )}
      {hasPassword && isOptional ? (
        <Switch
          label="Nobody gets in with the password any more"
          isSelected={form.dropsPassword}
          onChange={(dropsPassword) => onChange({ dropsPassword })}
        />
      ) : null}
    </div>
  );
}
