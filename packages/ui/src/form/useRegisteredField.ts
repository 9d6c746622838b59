import { useEffect, useRef } from 'react';
import { useField, useForm } from 'react-final-form';

type FieldConfig = NonNullable<Parameters<typeof useField>[1]>;

// Registering does not notify the other fields.
const silentSubscription = { silent: true } as const;

/**
 * Registers the field before `useField` does: `useField` resets a field that is not registered, such as one
 * that is mounted again with its tab or moves up in its list, to the form's initial value, and the typed text
 * is lost. The registration is removed afterwards, because the form notifies every registration on each
 * keystroke.
 */
export function useRegisteredField<Value, Element extends HTMLElement>(name: string, config: FieldConfig) {
  const form = useForm<Record<string, unknown>>();
  const unregisterRef = useRef<() => void>(undefined);
  // Before `useField`: effects run in the order of their hooks.
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
      // Only once: the form reuses the number of a subscriber.
      unregisterRef.current = undefined;
    },
    [form, name],
  );
  return field;
}
