import { Box, translate } from '@adlane/ui';
import { Lock } from 'lucide-react';

/** Says that a setting is locked, and why; renders nothing if it is not. */
export function LockNote({ reason }: { reason: string | undefined }) {
  if (reason === undefined) return null;
  return (
    <Box display="flex" gap={2} alignItems="flex-start" textStyle="sm" color="fg.warning">
      <Box as={Lock} aria-hidden boxSize={4} mt={0.5} flexShrink={0} />
      <Box minW={0}>{translate(reason)}</Box>
    </Box>
  );
}
