import { Box, IconButton } from '@adlane/ui';
import { Paperclip, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../texts/TranslateContext';
import { AttachedFiles } from './AttachedFiles';
import { useMessageFiles } from './useMessageFiles';

export type ComposerProps = {
  /** Sends a text; rejects if it was not sent, and the text stays. */
  onSend: (text: string, files: readonly string[]) => Promise<unknown>;
  /** While a message is being sent. */
  isSending: boolean;
  /** The message is stored, and sent again until it arrives. */
  isWaiting: boolean;
  /** Called now and then while the visitor types. */
  onTyping?: () => void;
  /** Offers to attach files. */
  withFiles?: boolean;
  /**
   * What is written: a message of a conversation, or a comment.
   * @default 'message'
   */
  kind?: keyof typeof kinds;
};

/** Longest text and names of the field and its button. */
const kinds = {
  message: { maxLength: 10_000, field: 'writeMessage', send: 'sendMessage', takesFocus: true },
  // The request and its comments are read first.
  comment: { maxLength: 2000, field: 'writeComment', send: 'sendComment', takesFocus: false },
} as const;
/** The team sees for 8 seconds that the visitor types. */
const typingEveryMs = 4000;

/** The field for a message. Enter sends, Shift+Enter begins a new line. A text that was not sent stays. */
export function Composer(props: ComposerProps) {
  const { onSend, isSending, isWaiting, onTyping, withFiles = false, kind = 'message' } = props;
  const t = useTranslate();
  const { maxLength, field, send: sendText, takesFocus } = kinds[kind];
  const [text, setText] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const attached = useMessageFiles();
  const typedAt = useRef(0);
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  useEffect(
    function focusField() {
      if (takesFocus) fieldRef.current?.focus();
    },
    [takesFocus],
  );
  const isBlank = text.trim() === '' && attached.files.length === 0;
  const type = (next: string) => {
    setText(next);
    const now = Date.now();
    if (!onTyping || now - typedAt.current < typingEveryMs) return;
    typedAt.current = now;
    onTyping();
  };
  const send = async () => {
    const trimmed = text.trim();
    if (isBlank || isSending || attached.isUploading) return;
    setFailed(false);
    try {
      await onSend(
        trimmed,
        attached.files.map(({ token }) => token),
      );
      setText('');
      attached.clear();
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
      {hasFailed || attached.hasFailed ? (
        <Box role="alert" mb={2} textStyle="xs" fontWeight="medium" color="fg.error">
          {t(hasFailed ? 'messageFailed' : 'fileFailed')}
        </Box>
      ) : null}
      {isWaiting ? (
        <Box role="status" mb={2} textStyle="xs" color="fg.muted">
          {t('queuedText')}
        </Box>
      ) : null}
      {attached.files.length > 0 ? <AttachedFiles {...attached} /> : null}
      <Box display="flex" alignItems="flex-end" gap={2}>
        {withFiles ? <AttachButton {...attached} /> : null}
        <Box asChild css={fieldStyles}>
          <textarea
            ref={fieldRef}
            rows={1}
            dir="auto"
            aria-label={t(field)}
            placeholder={t(field)}
            maxLength={maxLength}
            value={text}
            readOnly={isWaiting}
            onChange={({ target }) => type(target.value)}
            onKeyDown={sendOnEnter}
          />
        </Box>
        <IconButton
          label={t(sendText)}
          icon={<Box as={SendHorizontal} _rtl={{ transform: 'scaleX(-1)' }} />}
          loading={isSending}
          disabled={isBlank || attached.isUploading}
          onClick={() => void send()}
        />
      </Box>
    </Box>
  );
}

type Attached = ReturnType<typeof useMessageFiles>;

function AttachButton({ add, isUploading, isFull }: Attached) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={({ target }) => {
          void add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <IconButton
        label={t('attachFile')}
        icon={<Paperclip />}
        loading={isUploading}
        disabled={isFull}
        onClick={() => input.current?.click()}
      />
    </>
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
