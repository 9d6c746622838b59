import type { FormApi } from 'final-form';
import { isSameJson } from '../../form/isSameJson';
import { mergeJson } from '../../form/mergeJson';

/** Puts a form onto another version of its values. What the user changed since `before`, cleared fields too, stays. */
export function rebaseForm<Values extends object>(form: FormApi<Values>, before: Values, next: Values): void {
  const merged = new Map(Object.entries(mergeJson(before, form.getState().values, next)));
  const stored = new Map<string, unknown>(Object.entries(next));
  form.batch(() => {
    form.initialize(next);
    for (const name of new Set([...stored.keys(), ...merged.keys()])) {
      const value = merged.get(name);
      if (!isSameJson(value, stored.get(name))) {
        form.change(name as keyof Values & string, value as Values[keyof Values & string]);
      }
    }
  });
}
