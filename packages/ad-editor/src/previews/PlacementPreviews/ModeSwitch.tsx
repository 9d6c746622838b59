import { Box, Button, translate } from '@adlane/ui';
import type { PreviewMode } from '../placements/PreviewPlacement';

const modeLabels: Readonly<Record<PreviewMode, string>> = { light: 'Light', dark: 'Dark' };

/** Light or dark, as the platform's own users have chosen it. */
export function ModeSwitch({ mode, onMode }: { mode: PreviewMode; onMode: (mode: PreviewMode) => void }) {
  return (
    <Box as="fieldset" aria-label={translate('Platform theme')} display="flex" gap={1}>
      {(['light', 'dark'] as const).map((each) => (
        <Button
          key={each}
          size="sm"
          variant={each === mode ? 'secondary' : 'ghost'}
          aria-pressed={each === mode}
          onClick={() => onMode(each)}
        >
          {translate(modeLabels[each])}
        </Button>
      ))}
    </Box>
  );
}
