import type { FacebookPage } from '@adlane/contract/sources';
import { useFormField } from '@adlane/ui/fields';
import { useEffect } from 'react';
import { defaultId } from '../launchForm';

/**
 * Keeps the chosen page among those that go with the account: another account of another connection brings its own
 * default, or asks.
 * @param pages those of the account's connection
 */
export function usePageOfAccount(name: string, pages: readonly FacebookPage[]): void {
  const { input } = useFormField<string>(name);
  const { value, onChange } = input;
  const fitting = pages.some(({ id }) => String(id) === value) ? value : defaultId(pages);
  useEffect(
    function changePageWithAccount() {
      if (value !== '' && value !== fitting) onChange(fitting);
    },
    [value, fitting, onChange],
  );
}
