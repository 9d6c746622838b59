import { Dialog, HStack, Keys, Stack, Text, translate } from '@adlane/ui';
import { inboxShortcuts } from './useInboxShortcuts';

/** The keyboard shortcuts of the inbox. */
export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={translate('Keyboard shortcuts')}>
      <Stack as="ul" listStyleType="none" gap={2}>
        {inboxShortcuts.map(({ keys, label }) => (
          <HStack key={label} as="li" justify="space-between" gap={4}>
            <Text textStyle="sm">{translate(label)}</Text>
            <Keys keys={keys} />
          </HStack>
        ))}
      </Stack>
    </Dialog>
  );
}
