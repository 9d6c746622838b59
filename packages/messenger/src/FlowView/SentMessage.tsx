import { Box, Button } from '@adlane/ui';
import { Check, Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../texts/TranslateContext';

export type SentMessageProps = {
  /** It has no final answer yet, and is sent again. */
  queued: boolean;
  /** Returns home, or closes the widget if there is no home screen. */
  onDone: () => void;
};

/** The confirmation after a ticket or answers are sent or queued. */
export function SentMessage({ queued, onDone }: SentMessageProps) {
  const t = useTranslate();
  const doneRef = useRef<HTMLButtonElement>(null);
  useEffect(function moveFocusOutOfTheForm() {
    doneRef.current?.focus();
  }, []);
  return (
    <Box
      flex="1"
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      textAlign="center"
      px={6}
      py={12}
    >
      <Box
        display="grid"
        placeItems="center"
        boxSize={16}
        mb={5}
        borderRadius="full"
        bg="brand.muted"
        color="brand.fg"
        aria-hidden
      >
        {queued ? <Clock size={28} /> : <Check size={28} />}
      </Box>
      <Box role="status">
        <Box textStyle="xl" fontWeight="semibold">
          {t(queued ? 'queuedTitle' : 'sentTitle')}
        </Box>
        <Box mt={1} color="fg.muted" textStyle="sm">
          {t(queued ? 'queuedText' : 'sentText')}
        </Box>
      </Box>
      <Box mt={6}>
        <Button ref={doneRef} variant="secondary" onClick={onDone}>
          {t('done')}
        </Button>
      </Box>
    </Box>
  );
}
