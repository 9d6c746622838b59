import { type AnswerProblem, checkAnswer, listScale } from '@adlane/contract/rules';
import type { FlowFormField } from '@adlane/contract/widget/flowConfig';
import { CheckboxField, RadioGroupField, SelectField, TextAreaField, TextField } from '@adlane/ui/fields';
import type { TextKey } from '../texts/createTranslate';
import { useTranslate } from '../texts/TranslateContext';
import { CaptureField, type CaptureFieldProps } from './CaptureField';
import { FileField } from './FileField';
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

/**
 * Texts of what visitors can correct. They cannot enter `invalid` values; a page can prefill them, and feedback forms take
 * any.
 */
const problemTexts: Readonly<Record<Exclude<AnswerProblem, 'invalid'>, TextKey>> = {
  required: 'required',
  email: 'noEmail',
  outOfRange: 'outOfRange',
};

/** One question of a form. */
export function FlowField({ field, capture }: FlowFieldProps) {
  const t = useTranslate();
  const { name, title, type, required, placeholder = '', options = [] } = field;
  const validate = (answer: unknown) => {
    const problem = checkAnswer(field, answer);
    return problem === undefined || problem === 'invalid' ? undefined : t(problemTexts[problem]);
  };
  // A project's texts read from their own side.
  const label = <bdi>{title}</bdi>;
  const text = { name, label, required, placeholder, validate };
  switch (type) {
    case 'text':
      return <TextField {...text} />;
    case 'textarea':
      return <TextAreaField {...text} />;
    case 'email':
      return <TextField {...text} type="email" autoComplete="email" />;
    case 'rating':
      return <RatingField name={name} label={title} required={required} validate={validate} />;
    case 'nps':
    case 'scale':
      return (
        <ScaleField
          name={name}
          label={title}
          required={required}
          answers={listScale(field)}
          lowLabel={field.lowLabel}
          highLabel={field.highLabel}
          validate={validate}
        />
      );
    case 'phone':
      return <TextField {...text} type="tel" autoComplete="tel" />;
    case 'number':
      return <InputField {...text} type="number" min={field.min} max={field.max} />;
    case 'date':
      return <InputField name={name} label={label} required={required} type="date" validate={validate} />;
    case 'choice':
      return (
        <RadioGroupField
          name={name}
          label={label}
          required={required}
          options={options.map((option) => ({ value: option, label: <bdi>{option}</bdi> }))}
          validate={validate}
        />
      );
    case 'multiChoice':
      return (
        <MultiChoiceField
          name={name}
          label={title}
          required={required}
          options={options}
          validate={validate}
        />
      );
    case 'consent':
      return <CheckboxField name={name} label={label} required={required} validate={validate} />;
    case 'select':
      return (
        <SelectField
          name={name}
          label={label}
          required={required}
          placeholder={placeholder || t('choose')}
          options={options.map((option) => ({ value: option, label: option }))}
          validate={validate}
        />
      );
    case 'file':
      return <FileField name={name} label={title} required={required} validate={validate} />;
    case 'capture':
      return <CaptureField label={title} {...capture} />;
    default:
      return type satisfies never;
  }
}
