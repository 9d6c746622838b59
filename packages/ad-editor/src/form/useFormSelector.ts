import type { useForm } from '@adlane/ui/fields';
import { isSameJson } from '@adlane/ui/form';
import { useEffect, useState } from 'react';

/**
 * Selects values from a form, compared as JSON. Rerenders the component when they change, not on each
 * keystroke. The selector receives the values: reading the form's state would recompute all of its fields.
 * @param select constant, or memoized by `useCallback`
 */
export function useFormSelector<Values extends object, Selected>(
  form: ReturnType<typeof useForm<Values>>,
  select: (values: Values) => Selected,
): Selected {
  const [selected, setSelected] = useState(() => select(form.getState().values));
  useEffect(
    () =>
      form.subscribe(
        ({ values }) => {
          const next = select(values);
          setSelected((last) => (isSameJson(next, last) ? last : next));
        },
        { values: true },
      ),
    [form, select],
  );
  return selected;
}
