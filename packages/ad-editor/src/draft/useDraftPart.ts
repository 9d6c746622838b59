import { useForm } from '@adlane/ui/fields';
import { useEffect, useState } from 'react';
import type { TemplateDraft } from './templateDraft';

// The other fields need not hear of it.
const unheard = { silent: true } as const;

/**
 * A part of the draft, drawn with the field that is typed into: those who listen to the whole form hear of a key only
 * once it is painted.
 */
export function useDraftPart<Part extends keyof TemplateDraft>(part: Part): TemplateDraft[Part] {
  const form = useForm<TemplateDraft>();
  const [value, setValue] = useState(() => form.getState().values[part]);
  useEffect(
    () =>
      form.registerField(
        part,
        ({ value: next }) => {
          if (next !== undefined) setValue(() => next);
        },
        { value: true },
        unheard,
      ),
    [form, part],
  );
  return value;
}
