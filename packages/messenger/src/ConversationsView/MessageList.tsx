import type { BotNotice, ConversationFile, ConversationMessage } from '@adlane/contract/widget/conversations';
import { Box, Button } from '@adlane/ui';
import { Paperclip } from 'lucide-react';
import { useSdkMutation } from '../api/SdkContext';
import { useFormatTime } from '../texts/LanguageContext';
import { useTranslate } from '../texts/TranslateContext';
import { ArticleQuote } from './ArticleQuote';

export type MessageListProps = {
  messages: readonly ConversationMessage[];
  /** Names the conversation whose files can be opened; omit it for messages without files. */
  shareToken?: string;
  /** Sends one of the answers that a bot offers. */
  onChoose: (choice: string) => void;
  /** While an answer is being sent. */
  disabled: boolean;
};

/** The messages of a conversation, the visitor's at the end of the line. New ones are announced. */
export function MessageList({ messages, shareToken, onChoose, disabled }: MessageListProps) {
  const choices = messages.at(-1)?.choices ?? [];
  return (
    <Box role="log" aria-live="polite" display="flex" flexDirection="column" gap={3}>
      {messages.map((message, index) => (
        <Message
          key={message.id}
          message={message}
          shareToken={shareToken}
          isFirst={messages[index - 1]?.from !== message.from}
        />
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
              <bdi>{choice}</bdi>
            </Button>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

const noticeTexts = {
  found: 'helpFound',
  unanswered: 'helpUnanswered',
  handedOver: 'helpHandedOver',
} as const satisfies Record<BotNotice, string>;

type MessageProps = { message: ConversationMessage; shareToken: string | undefined; isFirst: boolean };

function Message({ message, shareToken, isFirst }: MessageProps) {
  const t = useTranslate();
  const formatTime = useFormatTime();
  const isOwn = message.from === 'visitor';
  return (
    <Box alignSelf={isOwn ? 'flex-end' : 'flex-start'} maxW="85%">
      {isFirst ? (
        <Box mb={1} textStyle="xs" color="fg.muted" textAlign={isOwn ? 'end' : 'start'}>
          <bdi>{isOwn ? t('you') : message.senderName}</bdi> · <bdi>{formatTime(message.created_at)}</bdi>
        </Box>
      ) : null}
      {message.text === '' ? null : (
        <Box
          dir="auto"
          px={3.5}
          py={2.5}
          borderRadius="l3"
          bg={isOwn ? 'brand.solid' : 'bg.muted'}
          color={isOwn ? 'brand.contrast' : 'fg'}
          textStyle="sm"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
        >
          {message.notice ? t(noticeTexts[message.notice]) : message.text}
        </Box>
      )}
      {message.sources.map((source) => (
        <ArticleQuote key={source.id} source={source} />
      ))}
      {shareToken === undefined
        ? null
        : message.files.map((file) => <FileButton key={file.token} file={file} shareToken={shareToken} />)}
    </Box>
  );
}

/** Saves a file of a message on the visitor's device. */
function FileButton({ file: { token, name }, shareToken }: { file: ConversationFile; shareToken: string }) {
  const load = useSdkMutation('conversations.file', { isQuiet: true });
  const save = () =>
    load.mutate(
      { params: { shareToken, token } },
      {
        onSuccess: (blob) => {
          const url = URL.createObjectURL(blob);
          const link = Object.assign(document.createElement('a'), { href: url, download: name });
          link.click();
          // The browser reads the URL after this task.
          setTimeout(() => URL.revokeObjectURL(url));
        },
      },
    );
  return (
    <Box mt={1}>
      <Button
        size="sm"
        variant="secondary"
        startIcon={<Paperclip aria-hidden />}
        loading={load.isPending}
        onClick={save}
      >
        <Box as="span" maxW="12rem" truncate>
          <bdi>{name}</bdi>
        </Box>
      </Button>
    </Box>
  );
}
