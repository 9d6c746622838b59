import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { IconButton } from '../../primitives/Button/IconButton';
import { FieldShell } from '../../primitives/FieldShell/FieldShell';
import { Input } from '../../primitives/Input/Input';
import { type FieldBaseProps, useFormField } from '../useFormField';

export type PasswordFieldProps = FieldBaseProps<string> & {
  /** `new-password` to set a password, `current-password` to sign in. */
  autoComplete: 'new-password' | 'current-password';
};

/** Password that can be revealed. The value is a string. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, hint, required = false, disabled, validate, autoComplete } = props;
  const { input, error } = useFormField<string>(name, { validate });
  const [shown, setShown] = useState(false);
  return (
    <FieldShell label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <Box position="relative">
          <Input
            {...control}
            {...input}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            disabled={disabled}
            style={{ paddingInlineEnd: '2.75rem' }}
          />
          <Box position="absolute" insetEnd={1} top={1}>
            <IconButton
              size="sm"
              label={shown ? translate('Hide password') : translate('Show password')}
              aria-pressed={shown}
              icon={shown ? <EyeOff /> : <Eye />}
              disabled={disabled}
              onClick={() => setShown(!shown)}
            />
          </Box>
        </Box>
      )}
    </FieldShell>
  );
}
