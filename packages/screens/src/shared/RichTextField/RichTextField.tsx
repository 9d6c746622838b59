import { FieldShell, Skeleton } from '@adlane/ui';
import { useFormField } from '@adlane/ui/fields';
import { lazy, Suspense } from 'react';

// The editor is large and only needed where texts are written.
const RichTextEditor = lazy(async () => ({ default: (await import('./RichTextEditor')).RichTextEditor }));

export type RichTextFieldProps = {
  /** Name of the value in the form: HTML, '' without text. */
  name: string;
  /** Label of the field. */
  label: string;
  /** Help text that is always visible. */
  hint?: string;
  /** Marks the field as required. */
  required?: boolean;
};

/** Formatted text: headings, lists, quotes, emphasis and links. */
export function RichTextField({ name, label, hint, required = false }: RichTextFieldProps) {
  const { input, error } = useFormField<string, HTMLElement>(name);
  return (
    <FieldShell label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <Suspense fallback={<Skeleton height={64} />}>
          <RichTextEditor
            control={control}
            label={label}
            html={input.value}
            onChange={input.onChange}
            onBlur={() => input.onBlur()}
          />
        </Suspense>
      )}
    </FieldShell>
  );
}
