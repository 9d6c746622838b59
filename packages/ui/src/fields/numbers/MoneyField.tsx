import { Box } from '@chakra-ui/react';
import { FieldShell } from '../../primitives/FieldShell/FieldShell';
import { Input } from '../../primitives/Input/Input';
import { type FieldBaseProps, useFormField } from '../useFormField';
import { formatCurrencySymbol, getFractionDigits, toMajorUnits, toSmallestUnit } from './moneyUnits';
import { Affix } from './NumberField';
import { useNumberDraft } from './useNumberDraft';

export type MoneyFieldProps = FieldBaseProps<number> & {
  /** ISO 4217 code of the account: 'USD'. */
  currency: string;
  /**
   * Value of an empty field.
   * @default undefined
   */
  emptyValue?: null;
};

/** Amount of money. The value is an integer in the currency's smallest unit: 1250 for $12.50. */
export function MoneyField(props: MoneyFieldProps) {
  const { name, label, hint, required = false, disabled, validate, currency, emptyValue } = props;
  const { input, error } = useFormField<number>(name, { validate });
  const amount = typeof input.value === 'number' ? toMajorUnits(input.value, currency) : undefined;
  const draft = useNumberDraft(
    amount,
    (typed) => input.onChange(typed === undefined ? emptyValue : toSmallestUnit(typed, currency)),
    (value) => value.toFixed(getFractionDigits(currency)),
  );
  const symbol = formatCurrencySymbol(currency);
  return (
    <FieldShell label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <Box position="relative">
          <Affix side="start">{symbol}</Affix>
          <Input
            {...control}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            disabled={disabled}
            value={draft.text}
            onChange={(event) => draft.type(event.target.value)}
            onBlur={() => input.onBlur()}
            onFocus={() => input.onFocus()}
            style={{ paddingInlineStart: `calc(${symbol.length}ch + 1.25rem)` }}
          />
          <Box as="span" srOnly>
            {currency}
          </Box>
        </Box>
      )}
    </FieldShell>
  );
}
