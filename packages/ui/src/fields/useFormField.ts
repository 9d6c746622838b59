import { useEffect, useRef } from 'react';
import { type FieldInputProps, useField, useForm } from 'react-final-form';

/** Says why a value is not accepted; `undefined` accepts it. */
export type Validate<Value> = (value: Value | undefined, values: object) => string | undefined;

/** What every form field takes. */
export type FieldBaseProps<Value> = {
  /** Where the value lives in the form: `content.headline[0].text`. */
  name: string;
  /** The question. */
  label: string;
  /** Help that stays in sight. */
  hint?: string | undefined;
  /** Marks the field; the rule itself belongs to `validate`. */
  required?: boolean;
  /** Shown but not to be changed. */
  disabled?: boolean;
  /** The rule, one of the contract's. Runs on every change. */
  validate?: Validate<Value>;
};

type FormField<Value, Element extends HTMLElement> = {
  input: FieldInputProps<Value, Element>;
  /** What to show now: a rule's text once the field was left, or the server's until the value changes. */
  error: string | undefined;
  /** What the rule says now, whether it is time to show it or not. */
  finding: string | undefined;
};

/** The first text of what is wrong: of a field itself, or of an entry of it that has no field of its own. */
function findErrorText(error: unknown): string | undefined {
  if (typeof error === 'string') return error || undefined;
  if (typeof error !== 'object' || error === null) return undefined;
  for (const entry of Object.values(error)) {
    const text = findErrorText(entry);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** What a field shows of its state: it is drawn anew for nothing else. */
const subscription = {
  value: true,
  error: true,
  submitError: true,
  dirtySinceLastSubmit: true,
  touched: true,
  submitFailed: true,
} as const;

type Options<Value> = { validate?: Validate<Value> | undefined; type?: 'checkbox' | 'radio'; value?: string };

type FieldConfig = NonNullable<Parameters<typeof useField>[1]>;

// The other fields need not hear of it.
const silentSubscription = { silent: true } as const;

/**
 * Holds the field in the form while `useField` looks for it: a field that it doesn't find there, such as one that comes
 * back with its tab or moves up in its list, it puts back to the form's initial value, and what was typed is lost.
 * Let go afterwards: the form asks all who hold a field at each key.
 */
function useRegisteredField<Value, Element extends HTMLElement>(name: string, config: FieldConfig) {
  const form = useForm<Record<string, unknown>>();
  const unregisterRef = useRef<() => void>(undefined);
  // Around `useField`: effects run in the order of their hooks.
  useEffect(
    function register() {
      unregisterRef.current = form.registerField(name, () => undefined, {}, silentSubscription);
    },
    [form, name],
  );
  const field = useField<Value, Element>(name, config);
  useEffect(
    function unregister() {
      unregisterRef.current?.();
      // Once: the form gives its number to somebody else.
      unregisterRef.current = undefined;
    },
    [form, name],
  );
  return field;
}

/** Ties one field to the form around it. */
export function useFormField<Value, Element extends HTMLElement = HTMLInputElement>(
  name: string,
  { validate, type, value }: Options<Value> = {},
): FormField<Value, Element> {
  const { input, meta } = useRegisteredField<Value, Element>(name, {
    // An emptied field stays in the values as it is, instead of vanishing from them.
    parse: (typed: unknown) => typed,
    subscription,
    ...(validate ? { validate } : {}),
    ...(type ? { type } : {}),
    ...(value === undefined ? {} : { value }),
  });
  const shown = meta.touched || meta.submitFailed;
  const fromServer = meta.dirtySinceLastSubmit ? undefined : findErrorText(meta.submitError);
  const finding = findErrorText(meta.error);
  return { input, finding, error: fromServer ?? (shown ? finding : undefined) };
}
