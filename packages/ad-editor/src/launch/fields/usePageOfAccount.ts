import type { FacebookPage } from '@adlane/contract/ads/sources';
import { useFormField } from '@adlane/ui/fields';
import { useEffect } from 'react';
import { defaultId } from '../launchForm';

/**
 * Limits the selected page to those of the account's connection: an account of another connection selects its
 * default page, or none.
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
