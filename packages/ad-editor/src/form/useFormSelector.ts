import type { useForm } from '@adlane/ui/fields';
import { useEffect, useState } from 'react';
import { isSameJson } from './isSameJson';

/**
 * A part of a form's values, or what follows from them, as JSON. Draws its component anew when that changes, not at each
 * key. It is told the values: asking a form for its state counts all of its fields anew.
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
