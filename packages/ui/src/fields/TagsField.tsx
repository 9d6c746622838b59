import { FieldShell } from '../primitives/FieldShell/FieldShell';
import { TagsInput } from '../primitives/TagsInput/TagsInput';
import { type FieldBaseProps, useFormField } from './useFormField';

export type TagsFieldProps = FieldBaseProps<readonly string[]> & {
  /** Most entries; the counter shows it. */
  max?: number;
  /** What is wrong with one entry; it stays, coloured. */
  problemOf?: (tag: string) => string | undefined;
  /** An example. */
  placeholder?: string;
};

/** Many short texts, such as keywords; a pasted list becomes one entry a line. Its value is a list of texts. */
export function TagsField(props: TagsFieldProps) {
  const { name, label, hint, required = false, disabled = false, validate, ...rest } = props;
  const { input, error } = useFormField<readonly string[]>(name, { validate });
  const tags = Array.isArray(input.value) ? input.value : [];
  return (
    <FieldShell
      label={label}
      hint={hint}
      error={error}
      required={required}
      aside={rest.max === undefined ? null : `${tags.length}/${rest.max}`}
    >
      {(control) => (
        <TagsInput
          {...rest}
          {...control}
          label={label}
          value={tags}
          disabled={disabled}
          onChange={input.onChange}
          onBlur={() => input.onBlur()}
        />
      )}
    </FieldShell>
  );
}
