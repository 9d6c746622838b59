import { useForm, useFormField, useFormState } from '@adlane/ui/fields';
import { useEffect, useRef, useState } from 'react';
import { googlePaths } from '../../draft/googlePaths';
import type { TemplateDraft } from '../../draft/templateDraft';
import { hasGoogleAmounts, settleAmounts } from './settleAmounts';

const paths = {
  currency: `${googlePaths.launch}.currency`,
  adBudget: `${googlePaths.launch}.adBudget`,
  targetCPA: `${googlePaths.targeting}.targetCPA`,
} as const;

/** Amounts that were cleared, by their currency; the currency is absent where the template names none. */
export type ClearedAmounts = { readonly currency: string | undefined };

/**
 * Makes the amounts of a launch those of the account that pays: the ones it began with in this currency, else none. An amount
 * that is typed counts in the account's currency.
 * @param currency of the account; undefined while none is chosen
 * @returns the amounts that were cleared for this account
 */
export function useLaunchAmounts(currency: string | undefined): ClearedAmounts | undefined {
  const form = useForm();
  // Without `values`: typing into other fields renders nothing.
  const { initialValues } = useFormState<TemplateDraft>({ subscription: { initialValues: true } });
  const begun = initialValues?.templates?.google ?? null;
  const { value: stored } = useFormField<string>(paths.currency).input;
  const { value: budget } = useFormField<number | null>(paths.adBudget).input;
  const { value: cost } = useFormField<number | null>(paths.targetCPA).input;
  const [cleared, setCleared] = useState<ClearedAmounts>();
  // Where the form had no amount to settle: one that appears there was typed.
  const emptyInRef = useRef<string>(undefined);
  useEffect(
    function settle() {
      const { google } = (form.getState().values as TemplateDraft).templates;
      if (currency === undefined || google === null || begun === null) return;
      const place = `${currency} ${stored}`;
      const change = settleAmounts(google, begun, currency);
      if (change === undefined) {
        emptyInRef.current = place;
        return;
      }
      if (emptyInRef.current === place) return form.change(paths.currency, currency);
      const isOffered = change.adBudget !== null || change.targetCPA !== null;
      const from = google.launchAdTemplateData?.currency;
      form.batch(() => {
        form.change(paths.currency, currency);
        form.change(paths.adBudget, change.adBudget);
        form.change(paths.targetCPA, change.targetCPA);
      });
      setCleared(isOffered || !hasGoogleAmounts(google) ? undefined : { currency: from });
    },
    [form, currency, begun, stored, budget, cost],
  );
  return cleared;
}
