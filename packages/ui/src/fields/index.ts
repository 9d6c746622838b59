export { createForm, FORM_ERROR, getIn, setIn } from 'final-form';
export { Form, FormSpy, useForm, useFormState } from 'react-final-form';
export { CheckboxField, type CheckboxFieldProps } from './choices/CheckboxField';
export { ColorField, type ColorFieldProps } from './choices/ColorField';
export { ComboboxField, type ComboboxFieldProps } from './choices/ComboboxField';
export { CountryField, type CountryFieldProps, type CountryItem } from './choices/CountryField';
export { FileField, type FileFieldProps } from './choices/FileField';
export { MultiSelectField, type MultiSelectFieldProps } from './choices/MultiSelectField';
export { RadioGroupField, type RadioGroupFieldProps, type RadioOption } from './choices/RadioGroupField';
export { SelectField, type SelectFieldProps } from './choices/SelectField';
export { TagsField, type TagsFieldProps } from './choices/TagsField';
export { ConflictChoice, type ConflictChoiceProps } from './conflict/ConflictChoice';
export { listConflictingFields } from './conflict/listConflictingFields';
export {
  type ConflictingValue,
  type ConflictingVersions,
  listConflictingValues,
} from './conflict/listConflictingValues';
export { type OpenedVersion, openVersion, openVersionBy, type StoredVersion } from './conflict/openVersion';
export {
  type EditConflict,
  type NewerVersion,
  useVersionedSave,
  type VersionedSave,
} from './conflict/useVersionedSave';
export { type DatePreset, DateRangeField, type DateRangeFieldProps } from './dates/DateRangeField';
export { DateTimeField, type DateTimeFieldProps } from './dates/DateTimeField';
export { toInstant, toWallTime } from './dates/zonedTime';
export { describeIssue } from './describeIssue';
export { FormSection, type FormSectionProps } from './FormSection';
export { Counter, type CounterProps } from './numbers/Counter';
export { MoneyField, type MoneyFieldProps } from './numbers/MoneyField';
export { NumberField, type NumberFieldProps } from './numbers/NumberField';
export { RangeField, type RangeFieldProps } from './numbers/RangeField';
export { SliderField, type SliderFieldProps } from './numbers/SliderField';
export { SubmitBar, type SubmitBarProps } from './SubmitBar';
export { AddressField, type AddressFieldProps, type AddressNames } from './texts/AddressField';
export { PasswordField, type PasswordFieldProps } from './texts/PasswordField';
export { PhoneField, type PhoneFieldProps } from './texts/PhoneField';
export { TextAreaField, type TextAreaFieldProps } from './texts/TextAreaField';
export { TextField, type TextFieldProps } from './texts/TextField';
export { toSubmissionErrors } from './toSubmissionErrors';
export { type FieldBaseProps, useFormField, type Validate } from './useFormField';
