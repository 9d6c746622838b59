import { type ReactNode, useState } from 'react';
import type { FieldInputProps } from 'react-final-form';
import { useBlurAfterPress } from '../form/useBlurAfterPress';
import { useRegisteredField } from '../form/useRegisteredField';

/** Returns why a value is invalid, or `undefined` if it is valid. */
export type Validate<Value> = (value: Value | undefined, values: object) => string | undefined;

/** Props of every form field. */
export type FieldBaseProps<Value, Label extends ReactNode = string> = {
  /** Name of the value in the form: `content.headline[0].text`. */
  name: string;
  /** Label of the field. */
  label: Label;
  /** Help text that is always visible. */
  hint?: string | undefined;
  /** Marks the field as required; check the value in `validate`. */
  required?: boolean;
  /** Shown but not editable. */
  disabled?: boolean;
  /** Validation rule, usually of the contract. Runs on every change. */
  validate?: Validate<Value>;
};

type FormField<Value, Element extends HTMLElement> = {
  input: FieldInputProps<Value, Element>;
  /** Error to show: of `validate` after blur, or of the server until the value changes. */
  error: string | undefined;
  /** Result of `validate`, also before blur. */
  finding: string | undefined;
};

/** Finds the first error text of a field, or of an entry inside its value that has no field. */
function findErrorText(error: unknown): string | undefined {
  if (typeof error === 'string') return error || undefined;
  if (typeof error !== 'object' || error === null) return undefined;
  for (const entry of Object.values(error)) {
    const text = findErrorText(entry);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** The state that a field shows; it rerenders for nothing else. */
const subscription = {
  value: true,
  error: true,
  submitError: true,
  dirtySinceLastSubmit: true,
  touched: true,
  submitFailed: true,
} as const;

/** The value had changed when its answer came. */
const otherValue = Symbol('otherValue');

/**
 * Returns the server's error of a field until its value changes. The form takes a save that the rules stop for another
 * answer, though its errors are those of the last one that was sent.
 */
function useServerError(error: unknown, value: unknown, isChanged: boolean): string | undefined {
  const latest = { error, value: isChanged ? otherValue : value };
  const [answer, setAnswer] = useState(latest);
  if (answer.error !== error) setAnswer(latest);
  return !isChanged && answer.value === value ? findErrorText(error) : undefined;
}

type Options<Value> = { validate?: Validate<Value> | undefined; type?: 'checkbox' | 'radio'; value?: string };

/** Connects a field to the surrounding form. */
export function useFormField<Value, Element extends HTMLElement = HTMLInputElement>(
  name: string,
  { validate, type, value }: Options<Value> = {},
): FormField<Value, Element> {
  const { input, meta } = useRegisteredField<Value, Element>(name, {
    // A cleared field keeps its empty value instead of being removed from the values.
    parse: (typed: unknown) => typed,
    subscription,
    ...(validate ? { validate } : {}),
    ...(type ? { type } : {}),
    ...(value === undefined ? {} : { value }),
  });
  const onBlur = useBlurAfterPress(input.onBlur);
  const shown = meta.touched || meta.submitFailed;
  const fromServer = useServerError(meta.submitError, input.value, meta.dirtySinceLastSubmit === true);
  const finding = findErrorText(meta.error);
  return { input: { ...input, onBlur }, finding, error: (shown ? finding : undefined) ?? fromServer };
}
