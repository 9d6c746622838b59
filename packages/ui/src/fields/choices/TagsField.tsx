import { FieldShell } from '../../primitives/FieldShell/FieldShell';
import { TagsInput } from '../../primitives/TagsInput/TagsInput';
import { type FieldBaseProps, useFormField } from '../useFormField';

export type TagsFieldProps = FieldBaseProps<readonly string[]> & {
  /** Maximum number of entries; shown by the counter. */
  max?: number;
  /** Describes what is wrong with an entry; the entry stays, marked in red. */
  checkTag?: (tag: string) => string | undefined;
  /** Example. */
  placeholder?: string;
};

/**
 * List of short texts, such as keywords; a pasted list becomes one entry per line. The value is a list of
 * strings.
 */
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
