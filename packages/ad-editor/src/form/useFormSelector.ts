import type { useForm } from '@adlane/ui/fields';
import { useEffect, useState } from 'react';
import { isSameJson } from './isSameJson';

/**
 * A part of a form's values, or what follows from them, as JSON. Rerenders its component when that changes, not on each
 * keystroke. It receives the values: reading a form's state recomputes all of its fields.
 * @param select constant, or held by `useCallback`
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
