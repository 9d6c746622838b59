import { defaultCurrency } from '@adlane/contract/constants';
import { getAdDigits, listAdCurrencies } from '@adlane/contract/rules';
import { FieldShell, Grid, Select, translate } from '@adlane/ui';
import { MoneyField, useForm, useFormField } from '@adlane/ui/fields';

export type MoneyLimitFieldsProps = {
  /** Name of the amount in the form: null without a limit. */
  name: string;
  /** Name of the amount's currency in the form. */
  currencyName: string;
  label: string;
  hint: string;
};

const currencies = listAdCurrencies().map((value) => ({ value, label: value }));

/**
 * An optional amount in the currency that it applies to. Another currency clears it: an amount counts in the units of the
 * currency that it was typed in.
 */
export function MoneyLimitFields({ name, currencyName, label, hint }: MoneyLimitFieldsProps) {
  const form = useForm();
  const { input, error } = useFormField<string, HTMLSelectElement>(currencyName);
  const currency = input.value || defaultCurrency;
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr {sizes.32}' }} gap={4} alignItems="start">
      <MoneyField
        // The text of the field is a draft, which counts in the digits of its currency.
        key={currency}
        name={name}
        label={label}
        hint={hint}
        currency={currency}
        digits={getAdDigits(currency)}
        emptyValue={null}
      />
      <FieldShell label={translate('Currency')} error={error} required>
        {(control) => (
          <Select
            {...control}
            {...input}
            value={currency}
            options={currencies}
            onChange={(event) =>
              form.batch(() => {
                input.onChange(event);
                form.change(name, null);
              })
            }
          />
        )}
      </FieldShell>
    </Grid>
  );
}
