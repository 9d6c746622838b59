import { FieldShell } from '../primitives/FieldShell/FieldShell';
import { Input } from '../primitives/Input/Input';
import { Counter } from './Counter';
import { type FieldBaseProps, useFormField } from './useFormField';

export type TextFieldProps = FieldBaseProps<string> & {
  /** Default `text`. */
  type?: 'text' | 'email' | 'password' | 'tel' | 'url';
  /** An example, never the only help. */
  placeholder?: string;
  /** What the browser may fill in: `email`, `current-password` … */
  autoComplete?: string;
  /** Shows how much of this many characters is used; longer text stays, so that the rule can speak. */
  limit?: number;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
};

/** One line of text. Its value is a string. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, required = false, disabled, validate, limit, type = 'text', ...rest } = props;
  const { input, error } = useFormField<string>(name, { validate });
  const text = input.value;
  return (
    <FieldShell
      label={label}
      hint={hint}
      error={error}
      required={required}
      aside={limit === undefined ? null : <Counter text={text} limit={limit} />}
    >
      {(control) => <Input {...rest} {...control} {...input} type={type} disabled={disabled} />}
    </FieldShell>
  );
}
