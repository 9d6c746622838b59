import type { ConversationMessage } from '@adlane/contract/conversations';
import { Box, Button } from '@adlane/ui';
import { useFormatTime } from '../texts/LanguageContext';
import { useTranslate } from '../texts/TranslateContext';

export type MessageListProps = {
  messages: readonly ConversationMessage[];
  /** Sends one of the answers that a bot offers. */
  onChoose: (choice: string) => void;
  /** While an answer is being sent. */
  disabled: boolean;
};

/** The messages of a conversation, the visitor's at the end of the line. New ones are announced. */
export function MessageList({ messages, onChoose, disabled }: MessageListProps) {
  const choices = messages.at(-1)?.choices ?? [];
  return (
    <Box role="log" aria-live="polite" display="flex" flexDirection="column" gap={3}>
      {messages.map((message, index) => (
        <Message key={message.id} message={message} isFirst={messages[index - 1]?.from !== message.from} />
      ))}
      {choices.length > 0 ? (
        <Box display="flex" flexWrap="wrap" gap={2} justifyContent="flex-end">
          {choices.map((choice) => (
            <Button
              key={choice}
              size="sm"
              variant="secondary"
              disabled={disabled}
              onClick={() => onChoose(choice)}
            >
              {choice}
            </Button>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

function Message({ message, isFirst }: { message: ConversationMessage; isFirst: boolean }) {
  const t = useTranslate();
  const formatTime = useFormatTime();
  const isOwn = message.from === 'visitor';
  return (
    <Box alignSelf={isOwn ? 'flex-end' : 'flex-start'} maxW="85%">
      {isFirst ? (
        <Box mb={1} textStyle="xs" color="fg.muted" textAlign={isOwn ? 'end' : 'start'}>
          {isOwn ? t('you') : message.senderName} · {formatTime(message.created_at)}
        </Box>
      ) : null}
      <Box
        px={3.5}
        py={2.5}
        borderRadius="l3"
        bg={isOwn ? 'brand.solid' : 'bg.muted'}
        color={isOwn ? 'brand.contrast' : 'fg'}
        textStyle="sm"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {message.text}
      </Box>
    </Box>
  );
}
