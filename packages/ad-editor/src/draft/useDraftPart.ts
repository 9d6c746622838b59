import { useForm } from '@adlane/ui/fields';
import { useEffect, useState } from 'react';
import type { TemplateDraft } from './templateDraft';

// Does not notify other fields.
const unheard = { silent: true } as const;

/**
 * Returns a part of the draft, rendered with the field being edited; subscribers of the whole form are
 * notified after the keystroke has painted.
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
