import type { Choice } from '@adlane/contract/constants';
import { useFormField } from '@adlane/ui/fields';
import { useEffect } from 'react';

/**
 * Limits a choice to what another field allows: a value that the choices no longer have becomes the fallback.
 * @param name path of the choice
 */
export function useFittingChoice(name: string, choices: readonly Choice[], fallback: string): void {
  const { input } = useFormField<string>(name);
  const { value, onChange } = input;
  const fitting = choices.some((choice) => choice.value === value) ? value : fallback;
  useEffect(
    function changeWithOther() {
      if (value !== fitting) onChange(fitting);
    },
    [value, fitting, onChange],
  );
}
