import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { FieldShell } from '../../primitives/FieldShell/FieldShell';
import { Input } from '../../primitives/Input/Input';
import { type FieldBaseProps, useFormField } from '../useFormField';
import { formatCurrencySymbol, toMajorUnits, toSmallestUnit } from './moneyUnits';
import { Affix } from './NumberField';
import { useNumberDraft } from './useNumberDraft';

export type MoneyFieldProps = FieldBaseProps<number> & {
  /** ISO 4217 code of the account: 'USD'. */
  currency: string;
  /** Fraction digits of the unit that the value counts: 2 for cents. Platforms differ, so it is not derived from `currency`. */
  digits: number;
  /** Value of an empty field, instead of `undefined`. */
  emptyValue?: null;
};

/** Says how an amount is written, with an example. */
function describeAmount(digits: number): string {
  return digits === 0
    ? translate('Please enter an amount without decimals, such as 500.')
    : translate('Please enter an amount such as {example}.', { example: (12.5).toFixed(digits) });
}

/** Amount of money. The value is an integer in the smallest unit, which `digits` names: 1250 for $12.50. */
export function MoneyField(props: MoneyFieldProps) {
  const { name, label, hint, required = false, disabled, validate, currency, digits, emptyValue } = props;
  const { input, error } = useFormField<number>(name, {
    validate: (value, values) =>
      value !== undefined && Number.isNaN(value) ? describeAmount(digits) : validate?.(value, values),
  });
  const amount = typeof input.value === 'number' ? toMajorUnits(input.value, digits) : undefined;
  const draft = useNumberDraft(
    amount,
    (typed) => input.onChange(typed === undefined ? emptyValue : toSmallestUnit(typed, digits)),
    (value) => value.toFixed(digits),
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
