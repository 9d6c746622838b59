import { Box } from '../../layout/Box';
import { Flex } from '../../layout/Flex';
import { FieldShell } from '../../primitives/FieldShell/FieldShell';
import { Input } from '../../primitives/Input/Input';
import { controlHeight } from '../../theme/controlHeight';
import { type FieldBaseProps, useFormField } from '../useFormField';
import { useNumberDraft } from './useNumberDraft';

export type NumberFieldProps = FieldBaseProps<number> & {
  /** After the number: 'km', '%'. */
  unit?: string;
  /** Example. */
  placeholder?: string;
  /** Value of an empty field, instead of `undefined`. */
  emptyValue?: null;
};

/**
 * Number of a form. The value is a number, `undefined` or `emptyValue` when empty, or `NaN` for other text,
 * so that `validate` can reject it.
 */
export function NumberField(props: NumberFieldProps) {
  const { name, label, hint, required = false, disabled, validate, unit, placeholder, emptyValue } = props;
  const { input, error } = useFormField<number>(name, { validate });
  const value = typeof input.value === 'number' ? input.value : undefined;
  const draft = useNumberDraft(
    value,
    (typed) => input.onChange(typed === undefined ? emptyValue : typed),
    String,
  );
  return (
    <FieldShell label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <Box position="relative">
          <Input
            {...control}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            disabled={disabled}
            placeholder={placeholder}
            value={draft.text}
            onChange={(event) => draft.type(event.target.value)}
            onBlur={() => input.onBlur()}
            onFocus={() => input.onFocus()}
            style={unit ? { paddingInlineEnd: `${unit.length + 2}ch` } : {}}
          />
          <Affix side="end">{unit}</Affix>
        </Box>
      )}
    </FieldShell>
  );
}

/** Unit inside the input. */
export function Affix({ side, children }: { side: 'start' | 'end'; children: string | undefined }) {
  if (!children) return null;
  return (
    <Flex
      aria-hidden
      position="absolute"
      top={0}
      h={controlHeight}
      align="center"
      textStyle="sm"
      color="fg.muted"
      pointerEvents="none"
      {...(side === 'end' ? { insetEnd: 3 } : { insetStart: 3 })}
    >
      {children}
    </Flex>
  );
}
