import { Box, VisuallyHidden } from '@adlane/ui';
import { useFormField, type Validate } from '@adlane/ui/fields';
import { Angry, Frown, Laugh, type LucideIcon, Meh, Smile } from 'lucide-react';
import { useId } from 'react';
import type { TextKey } from '../texts/createTranslate';
import { useTranslate } from '../texts/TranslateContext';
import { HiddenRadio } from './HiddenRadio';
import { QuestionGroup } from './QuestionGroup';

const faces: readonly { value: number; icon: LucideIcon; text: TextKey }[] = [
  { value: 1, icon: Angry, text: 'rating1' },
  { value: 2, icon: Frown, text: 'rating2' },
  { value: 3, icon: Meh, text: 'rating3' },
  { value: 4, icon: Smile, text: 'rating4' },
  { value: 5, icon: Laugh, text: 'rating5' },
];

export type RatingFieldProps = {
  /** The field's name in the form. */
  name: string;
  /** The question. */
  label: string;
  /** Must be answered. */
  required: boolean;
  /** The rule. */
  validate: Validate<number>;
};

/** Five faces. Its value is a number, 1 (terrible) to 5 (great). */
export function RatingField({ name, label, required, validate }: RatingFieldProps) {
  const t = useTranslate();
  const id = useId();
  const { input, error } = useFormField<number>(name, { validate });
  return (
    <QuestionGroup label={label} required={required} role="radiogroup" error={error}>
      <Box display="flex" justifyContent="space-between" maxW="18rem">
        {faces.map(({ value, icon: Icon, text }) => (
          <Box as="label" key={value} display="grid" cursor="pointer" title={t(text)} css={faceStyles}>
            <HiddenRadio
              name={`${id}-${name}`}
              checked={input.value === value}
              onChange={() => input.onChange(value)}
              onBlur={() => input.onBlur()}
            />
            <Icon size={32} strokeWidth={1.6} aria-hidden />
            <VisuallyHidden>{t(text)}</VisuallyHidden>
          </Box>
        ))}
      </Box>
    </QuestionGroup>
  );
}

const faceStyles = {
  position: 'relative',
  p: 1.5,
  borderRadius: 'full',
  color: 'fg.subtle',
  transition: 'color 120ms, background-color 120ms',
  _hover: { color: 'brand.fg' },
  '&:has(:checked)': { color: 'brand.fg', bg: 'brand.muted' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
};
