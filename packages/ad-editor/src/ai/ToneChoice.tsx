import { adTones } from '@adlane/contract/constants';
import { Box, Button, translate } from '@adlane/ui';

type ToneChoiceProps = {
  /** Tone of the brief, in the user's words. */
  tone: string;
  onTone: (tone: string) => void;
  isDisabled?: boolean;
};

/** Suggests tones; another one is written in the brief's field. */
export function ToneChoice({ tone, onTone, isDisabled = false }: ToneChoiceProps) {
  return (
    <Box as="fieldset" aria-label={translate('Suggested tones')} display="flex" flexWrap="wrap" gap={1}>
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
