import { Box } from '@adlane/ui';
import { useFormField, type Validate } from '@adlane/ui/fields';
import { useId } from 'react';
import { HiddenRadio } from './HiddenRadio';
import { QuestionGroup } from './QuestionGroup';

export type ScaleFieldProps = {
  /** The field's name in the form. */
  name: string;
  /** The question. */
  label: string;
  /** Must be answered. */
  required: boolean;
  /** The possible answers, the smallest first. */
  answers: readonly number[];
  /** Texts at both ends. */
  lowLabel?: string | undefined;
  highLabel?: string | undefined;
  /** The rule. */
  validate: Validate<number>;
};

/** Numbers in a row, such as 0 to 10. Its value is a number. */
export function ScaleField({
  name,
  label,
  required,
  answers,
  lowLabel,
  highLabel,
  validate,
}: ScaleFieldProps) {
  const id = useId();
  const { input, error } = useFormField<number>(name, { validate });
  return (
    <QuestionGroup label={label} required={required} role="radiogroup" error={error}>
      <Box display="grid" gap={1} gridTemplateColumns={`repeat(${Math.min(answers.length, 11)}, 1fr)`}>
        {answers.map((value) => (
          <Box as="label" key={value} css={numberStyles}>
            <HiddenRadio
              name={`${id}-${name}`}
              checked={input.value === value}
              onChange={() => input.onChange(value)}
              onBlur={() => input.onBlur()}
            />
            {value}
          </Box>
        ))}
      </Box>
      {lowLabel || highLabel ? (
        <Box display="flex" justifyContent="space-between" gap={4} textStyle="xs" color="fg.muted">
          <bdi>{lowLabel}</bdi>
          <Box as="bdi" textAlign="end">
            {highLabel}
          </Box>
        </Box>
      ) : null}
    </QuestionGroup>
  );
}

const numberStyles = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '2.25rem',
  borderRadius: 'l2',
  borderWidth: '1px',
  borderColor: 'border.control',
  textStyle: 'sm',
  cursor: 'pointer',
  transition: 'background-color 120ms',
  _hover: { bg: 'bg.muted' },
  '&:has(:checked)': { bg: 'brand.solid', borderColor: 'brand.solid', color: 'brand.contrast' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
};
