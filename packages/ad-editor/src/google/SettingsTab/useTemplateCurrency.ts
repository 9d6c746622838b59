import { useForm, useFormField } from '@adlane/ui/fields';
import { useEffect, useState } from 'react';
import { googlePaths } from '../../draft/googlePaths';

const currencyPath = `${googlePaths.launch}.currency`;
const amountPaths = [`${googlePaths.launch}.adBudget`, `${googlePaths.targeting}.targetCPA`] as const;

/** The currency of a template's amounts. */
export type TemplateCurrency = {
  readonly currency: string;
  /** False for stored amounts without a currency. */
  readonly isNamed: boolean;
  /** Sets another one; amounts in an earlier one are cleared. */
  readonly changeCurrency: (currency: string) => void;
};

/** Stores the currency with an amount once it is typed: the number alone has no unit. */
export function useTemplateCurrency(accountCurrency: string): TemplateCurrency {
  const form = useForm();
  const { value: stored } = useFormField<string>(currencyPath).input;
  const budget = useFormField<number | null>(amountPaths[0]).input.value;
  const cost = useFormField<number | null>(amountPaths[1]).input.value;
  const [initial] = useState({ budget, cost });
  const currency = stored || accountCurrency;
  const isTyped = budget !== initial.budget || cost !== initial.cost;
  useEffect(
    function storeCurrency() {
      if (isTyped && stored !== currency) form.change(currencyPath, currency);
    },
    [form, isTyped, stored, currency],
  );
  const hasAmounts = [budget, cost].some((amount) => typeof amount === 'number');
  return {
    currency,
    isNamed: Boolean(stored) || !hasAmounts,
    changeCurrency: (next) =>
      form.batch(() => {
        form.change(currencyPath, next);
        if (stored) for (const path of amountPaths) form.change(path, null);
      }),
  };
}
