import type { FlowFormField } from '@adlane/contract/widget/flowConfig';
import {
  CheckboxField,
  RadioGroupField,
  SelectField,
  TextAreaField,
  TextField,
  type Validate,
} from '@adlane/ui/fields';
import { useTranslate } from '../texts/TranslateContext';
import { CaptureField, type CaptureFieldProps } from './CaptureField';
import { InputField } from './InputField';
import { MultiChoiceField } from './MultiChoiceField';
import { RatingField } from './RatingField';
import { ScaleField } from './ScaleField';

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
  const chosen = (value: unknown) => (required && value === undefined ? t('required') : undefined);
  const inRange: Validate<string> = (value, values) => {
    const missing = filled(value, values);
    if (missing || !value) return missing;
    const number = Number(value);
    return number < (field.min ?? -Infinity) || number > (field.max ?? Infinity)
      ? t('outOfRange')
      : undefined;
  };
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
      return <RatingField name={name} label={title} validate={chosen} />;
    case 'nps':
    case 'scale':
      return (
        <ScaleField
          name={name}
          label={title}
          range={type === 'nps' ? [0, 10] : [field.min ?? 1, field.max ?? 5]}
          lowLabel={field.lowLabel}
          highLabel={field.highLabel}
          validate={chosen}
        />
      );
    case 'phone':
      return <TextField {...text} type="tel" autoComplete="tel" validate={filled} />;
    case 'number':
      return <InputField {...text} type="number" min={field.min} max={field.max} validate={inRange} />;
    case 'date':
      return <InputField name={name} label={title} required={required} type="date" validate={filled} />;
    case 'choice':
      return (
        <RadioGroupField
          name={name}
          label={title}
          required={required}
          options={options.map((option) => ({ value: option, label: option }))}
          validate={filled}
        />
      );
    case 'multiChoice':
      return (
        <MultiChoiceField
          name={name}
          label={title}
          options={options}
          validate={(value) => (required && !value?.length ? t('required') : undefined)}
        />
      );
    case 'consent':
      return (
        <CheckboxField
          name={name}
          label={title}
          required={required}
          validate={(value) => (required && !value ? t('required') : undefined)}
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
