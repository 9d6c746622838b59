import type { FlowFormField } from '@adlane/contract/flowConfig';
import { SelectField, TextAreaField, TextField, type Validate } from '@adlane/ui/fields';
import { useTranslate } from '../texts/TranslateContext';
import { CaptureField, type CaptureFieldProps } from './CaptureField';
import { RatingField } from './RatingField';

export type FlowFieldProps = {
  /** As the project configured it. */
  field: FlowFormField;
  /** Props of a capture field. */
  capture: Omit<CaptureFieldProps, 'label'>;
};

/** Deliberately wide: the server and bounces know better than a pattern. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** One question of a form. */
export function FlowField({ field, capture }: FlowFieldProps) {
  const t = useTranslate();
  const { name, title, type, required, placeholder = '', options = [] } = field;
  const filled: Validate<string> = (value) => (required && !value?.trim() ? t('required') : undefined);
  const text = { name, label: title, required, placeholder };
  switch (type) {
    case 'text':
      return <TextField {...text} validate={filled} />;
    case 'textarea':
      return <TextAreaField {...text} validate={filled} />;
    case 'email':
      return (
        <TextField
          {...text}
          type="email"
          autoComplete="email"
          validate={(value, values) =>
            filled(value, values) ?? (value && !emailPattern.test(value.trim()) ? t('noEmail') : undefined)
          }
        />
      );
    case 'rating':
      return (
        <RatingField
          name={name}
          label={title}
          validate={(value) => (required && value === undefined ? t('required') : undefined)}
        />
      );
    case 'select':
      return (
        <SelectField
          name={name}
          label={title}
          required={required}
          placeholder={placeholder || t('choose')}
          options={options.map((option) => ({ value: option, label: option }))}
          validate={filled}
        />
      );
    case 'capture':
      return <CaptureField label={title} {...capture} />;
    default:
      return type satisfies never;
  }
}
