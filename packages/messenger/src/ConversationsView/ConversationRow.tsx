import type { Conversation } from '@adlane/contract/widget/conversations';
import { MessageCircle } from 'lucide-react';
import { useFrame } from '../layout/FrameContext';
import { CountBadge, RowButton, RowIcon } from '../layout/RowButton';
import { useTranslate } from '../texts/TranslateContext';

/** A conversation in a list. */
export function ConversationRow({
  conversation,
}: {
  conversation: Omit<Conversation, 'messages' | 'teamTyping' | 'helpAnswers'>;
}) {
  const t = useTranslate();
  const { show } = useFrame();
  const { shareToken, title, lastText, unread } = conversation;
  return (
    <RowButton
      start={
        <RowIcon>
          <MessageCircle size={18} />
        </RowIcon>
      }
      title={title}
      text={lastText === title ? undefined : lastText}
      end={
        unread > 0 ? (
          <CountBadge label={t('unreadCount', { count: String(unread) })}>{unread}</CountBadge>
        ) : null
      }
      onClick={() => show({ name: 'conversation', shareToken })}
    />
  );
}
