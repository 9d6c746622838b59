import { aiWaitMessageMs, aiWaitMessages } from '@adlane/contract/constants';
import { Box, Spinner, translateContent } from '@adlane/ui';
import { useEffect, useState } from 'react';

/** What one reads while the AI writes (ads §8): one message after the other, the last one stays. */
export function WaitMessage() {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const timer = setInterval(
      () => setIndex((last) => Math.min(last + 1, aiWaitMessages.length - 1)),
      aiWaitMessageMs,
    );
    return () => clearInterval(timer);
  }, []);
  return (
    <Box role="status" display="flex" alignItems="center" gap={3} py={6} textStyle="sm">
      <Spinner />
      {translateContent(aiWaitMessages[index])}
    </Box>
  );
}
