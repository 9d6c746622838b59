import { FieldShell } from '../primitives/FieldShell/FieldShell';
import { TextArea } from '../primitives/Input/Input';
import { Counter } from './Counter';
import { type FieldBaseProps, useFormField } from './useFormField';

export type TextAreaFieldProps = FieldBaseProps<string> & {
  /** An example, never the only help. */
  placeholder?: string;
  /** Lines shown. Default 4. */
  rows?: number;
  /** Shows how much of this many characters is used; longer text stays, so that the rule can speak. */
  limit?: number;
};

/** Several lines of text. Its value is a string. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { name, label, hint, required = false, disabled, validate, limit, ...rest } = props;
  const { input, error } = useFormField<string, HTMLTextAreaElement>(name, { validate });
  return (
    <FieldShell
      label={label}
      hint={hint}
      error={error}
      required={required}
      aside={limit === undefined ? null : <Counter text={input.value} limit={limit} />}
    >
      {(control) => <TextArea {...rest} {...control} {...input} disabled={disabled} />}
    </FieldShell>
  );
}
