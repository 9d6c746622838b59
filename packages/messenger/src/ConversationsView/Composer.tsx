import { Box, IconButton } from '@adlane/ui';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../texts/TranslateContext';

export type ComposerProps = {
  /** Sends a text; rejects if it was not sent, and the text stays. */
  onSend: (text: string) => Promise<unknown>;
  /** While a message is being sent. */
  isSending: boolean;
};

/** The longest message. */
const maxLength = 10_000;

/** The field for a message. Enter sends, Shift+Enter begins a new line. A text that was not sent stays. */
export function Composer({ onSend, isSending }: ComposerProps) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  useEffect(function focusField() {
    fieldRef.current?.focus();
  }, []);
  const send = async () => {
    const trimmed = text.trim();
    if (!trimmed || isSending) return;
    setFailed(false);
    try {
      await onSend(trimmed);
      setText('');
    } catch {
      setFailed(true);
    }
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  return (
    <Box flexShrink={0} borderTopWidth="1px" px={3} py={2.5} bg="bg.panel">
      {hasFailed ? (
        <Box role="alert" mb={2} textStyle="xs" fontWeight="medium" color="fg.error">
          {t('messageFailed')}
        </Box>
      ) : null}
      <Box display="flex" alignItems="flex-end" gap={2}>
        <Box asChild css={fieldStyles}>
          <textarea
            ref={fieldRef}
            rows={1}
            aria-label={t('writeMessage')}
            placeholder={t('writeMessage')}
            maxLength={maxLength}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={sendOnEnter}
          />
        </Box>
        <IconButton
          label={t('sendMessage')}
          icon={<Box as={SendHorizontal} _rtl={{ transform: 'scaleX(-1)' }} />}
          loading={isSending}
          disabled={text.trim() === ''}
          onClick={() => void send()}
        />
      </Box>
    </Box>
  );
}

const fieldStyles = {
  flex: '1',
  minW: 0,
  minH: 10,
  maxH: 32,
  px: 3,
  py: 2,
  resize: 'none',
  fieldSizing: 'content',
  bg: 'bg.subtle',
  color: 'fg',
  borderRadius: 'l3',
  borderWidth: '1px',
  borderColor: 'border.control',
  textStyle: 'sm',
  colorPalette: 'brand',
  focusVisibleRing: 'outside',
  _placeholder: { color: 'fg.subtle' },
} as const;
