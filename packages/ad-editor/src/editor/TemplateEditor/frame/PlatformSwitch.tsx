import type { Platform } from '@adlane/contract/constants';
import { Box, Button, translate } from '@adlane/ui';
import type { PlatformEditor } from '../../PlatformEditor';

export type PlatformSwitchProps = {
  platforms: readonly PlatformEditor[];
  open: Platform;
  onOpen: (platform: Platform) => void;
};

/** Which platform's ad is edited, where a template is made for more than one. */
export function PlatformSwitch({ platforms, open, onOpen }: PlatformSwitchProps) {
  if (platforms.length < 2) return null;
  return (
    <Box as="fieldset" aria-label={translate('Platform')} display="flex" gap={1}>
      {platforms.map(({ platform, label }) => (
        <Button
          key={platform}
          size="sm"
          variant={platform === open ? 'secondary' : 'ghost'}
          aria-pressed={platform === open}
          onClick={() => onOpen(platform)}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}
