import { Alert, translate } from '@adlane/ui';
import { useFormState } from '@adlane/ui/fields';

/** The error of the last save, until the form changes. */
export function SaveError() {
  const { submitError, dirtySinceLastSubmit } = useFormState({
    subscription: { submitError: true, dirtySinceLastSubmit: true },
  });
  if (typeof submitError !== 'string' || submitError === '' || dirtySinceLastSubmit) return null;
  return <Alert tone="error">{translate(submitError)}</Alert>;
}
