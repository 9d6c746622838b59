import { adTones } from '@adlane/contract/constants';
import { Box, Button, translate } from '@adlane/ui';
import { useId } from 'react';

type ToneChoiceProps = {
  /** Visible label; without one, the choice belongs to a field that has it. */
  label?: string;
  /** The chosen tone, or another one in the user's words. */
  tone: string;
  onTone: (tone: string) => void;
  isDisabled?: boolean;
};

/** Suggests tones; another one is written in the brief's field. */
export function ToneChoice({ label, tone, onTone, isDisabled = false }: ToneChoiceProps) {
  const id = useId();
  return (
    <Box
      as="fieldset"
      aria-label={label === undefined ? translate('Suggested tones') : undefined}
      aria-labelledby={label === undefined ? undefined : id}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap={1}
    >
      {label === undefined ? null : (
        <Box as="span" id={id} textStyle="sm" fontWeight="medium" marginEnd={2}>
          {label}
        </Box>
      )}
      {adTones.map((each) => (
        <Button
          key={each}
          size="sm"
          variant={each === tone ? 'secondary' : 'ghost'}
          aria-pressed={each === tone}
          disabled={isDisabled}
          onClick={() => onTone(each)}
        >
          {translate(each)}
        </Button>
      ))}
    </Box>
  );
}
