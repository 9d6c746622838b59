export { createForm, FORM_ERROR, getIn, setIn } from 'final-form';
export { Form, FormSpy, useForm, useFormState } from 'react-final-form';
export { FieldArray, useFieldArray } from 'react-final-form-arrays';
export { AddressField, type AddressFieldProps, type AddressNames } from './AddressField';
export { CheckboxField, type CheckboxFieldProps } from './CheckboxField';
export { ColorField, type ColorFieldProps } from './ColorField';
export { ComboboxField, type ComboboxFieldProps } from './ComboboxField';
export { Counter, type CounterProps } from './Counter';
export { CountryField, type CountryFieldProps, type CountryItem } from './CountryField';
export { type DatePreset, DateRangeField, type DateRangeFieldProps } from './DateRangeField';
export { DateTimeField, type DateTimeFieldProps } from './DateTimeField';
export { FileField, type FileFieldProps } from './FileField';
export { FormSection, type FormSectionProps } from './FormSection';
export { MoneyField, type MoneyFieldProps } from './MoneyField';
export { MultiSelectField, type MultiSelectFieldProps } from './MultiSelectField';
export {
  formatCurrencySymbol,
  formatMoney,
  getFractionDigits,
  toMajorUnits,
  toSmallestUnit,
} from './moneyUnits';
export { NumberField, type NumberFieldProps } from './NumberField';
export { PasswordField, type PasswordFieldProps } from './PasswordField';
export { PhoneField, type PhoneFieldProps } from './PhoneField';
export { RadioGroupField, type RadioGroupFieldProps, type RadioOption } from './RadioGroupField';
export { RangeField, type RangeFieldProps } from './RangeField';
export { SelectField, type SelectFieldProps } from './SelectField';
export { SliderField, type SliderFieldProps } from './SliderField';
export { SubmitBar, type SubmitBarProps } from './SubmitBar';
export { TagsField, type TagsFieldProps } from './TagsField';
export { TextAreaField, type TextAreaFieldProps } from './TextAreaField';
export { TextField, type TextFieldProps } from './TextField';
export { toSubmissionErrors } from './toSubmissionErrors';
export { type FieldBaseProps, useFormField, type Validate } from './useFormField';
export { toInstant, toWallTime } from './zonedTime';
