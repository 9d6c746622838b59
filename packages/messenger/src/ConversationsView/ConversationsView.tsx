import { Box, Button, EmptyState } from '@adlane/ui';
import { MessageCircle, Send } from 'lucide-react';
import { useSdkQuery } from '../api/SdkContext';
import { ContentScreen } from '../layout/ContentScreen';
import { useFrame } from '../layout/FrameContext';
import { Loaded } from '../layout/Loaded';
import { useTranslate } from '../texts/TranslateContext';
import { ConversationRow } from './ConversationRow';

/** The visitor's conversations, and the way to a new one. */
export function ConversationsView() {
  const t = useTranslate();
  const { show } = useFrame();
  const query = useSdkQuery('conversations.list', { query: { per_page: 50 } });
  return (
    <ContentScreen
      title={t('messages')}
      footer={
        <Box flexShrink={0} px={4} py={3} borderTopWidth="1px">
          <Button fullWidth startIcon={<Send />} onClick={() => show({ name: 'newConversation' })}>
            {t('startConversation')}
          </Button>
        </Box>
      }
    >
      <Loaded
        query={query}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <EmptyState icon={<MessageCircle />} title={t('noMessages')}>
            {t('noMessagesHint')}
          </EmptyState>
        }
      >
        {({ data }) =>
          data.map((conversation) => (
            <ConversationRow key={conversation.shareToken} conversation={conversation} />
          ))
        }
      </Loaded>
    </ContentScreen>
  );
}
