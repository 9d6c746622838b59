import { useForm } from '@adlane/ui/fields';
import { useEffect, useRef } from 'react';

/**
 * Clears amounts of the form once the account that pays has another currency: they count in units of the currency that they
 * were typed in, and are never converted.
 * @param names paths of the amounts
 * @param currency of the account; undefined while none is chosen
 */
export function useAmountsInCurrency(names: readonly string[], currency: string | undefined): void {
  const form = useForm();
  const typedInRef = useRef(currency);
  const list = names.join(' ');
  useEffect(
    function clearWithCurrency() {
      if (currency === undefined) return;
      const hasChanged = typedInRef.current !== undefined && typedInRef.current !== currency;
      typedInRef.current = currency;
      if (!hasChanged) return;
      form.batch(() => {
        for (const name of list.split(' ')) form.change(name, undefined);
      });
    },
    [form, list, currency],
  );
}
