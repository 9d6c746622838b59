import { minPasswordLength } from '@adlane/contract/account/auth';
import { translate } from '@adlane/ui';
import { TextField } from '@adlane/ui/fields';

/** New password; the form field is `password`. */
export function NewPasswordField({ label = translate('Password') }: { label?: string }) {
  return (
    <TextField
      name="password"
      label={label}
      type="password"
      autoComplete="new-password"
      hint={translate('At least {count} characters', { count: minPasswordLength })}
      required
    />
  );
}
