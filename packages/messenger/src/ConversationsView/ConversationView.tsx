import type { Conversation } from '@adlane/contract/widget/conversations';
import { Box, Button } from '@adlane/ui';
import { UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSdkMutation, useSdkQuery, useStoreAnswer } from '../api/SdkContext';
import { ContentScreen } from '../layout/ContentScreen';
import { useFrame } from '../layout/FrameContext';
import { Loaded } from '../layout/Loaded';
import type { Translate } from '../texts/createTranslate';
import { useTranslate } from '../texts/TranslateContext';
import { Composer } from './Composer';
import { MessageList } from './MessageList';

/** How often an open conversation is read where no live update arrives, in milliseconds. */
const pollMs = 5000;
/** How often it is read while an answer from the help center is on its way. */
const searchingPollMs = 1000;

/** One conversation: its messages, marked as read, and the field for the next one. */
export function ConversationView({ shareToken }: { shareToken: string }) {
  const t = useTranslate();
  const { isWidgetOpen, bridge } = useFrame();
  const params = { shareToken };
  const query = useSdkQuery(
    'conversations.view',
    { params },
    { getRefetchMs: (answer) => (answer?.helpAnswers === 'searching' ? searchingPollMs : pollMs) },
  );
  const sending = useSdkMutation('conversations.send');
  const { mutate: markRead } = useSdkMutation('conversations.read');
  const handingOver = useSdkMutation('conversations.requestPerson');
  const { mutate: reportTyping } = useSdkMutation('conversations.typing', { isQuiet: true });
  const store = useStoreAnswer();
  const scrollRef = useRef<HTMLDivElement>(null);
  const { unread = 0, messages } = query.data ?? {};
  const last = messages?.at(-1);
  const known = useRef<string>(undefined);

  useEffect(
    function markSeenMessages() {
      if (unread > 0 && isWidgetOpen) markRead({ params: { shareToken } });
    },
    [unread, isWidgetOpen, shareToken, markRead],
  );
  useEffect(
    function followNewMessages() {
      if (!last) return;
      scrollRef.current?.scrollTo({ top: scrollRef.current.scrollHeight });
      const isNew = known.current !== undefined && known.current !== last.id;
      if (isNew && last.from === 'operator') bridge.send({ name: 'play-ping' });
      known.current = last.id;
    },
    [last, bridge],
  );

  const send = async (text: string, files: readonly string[] = []) => {
    const conversation = await sending.mutateAsync({ params, body: { text, files: [...files] } });
    store('conversations.view', { params }, conversation);
  };
  const requestPerson = () =>
    handingOver.mutate(
      { params },
      { onSuccess: (conversation) => store('conversations.view', { params }, conversation) },
    );
  return (
    <ContentScreen
      title={query.data?.title ?? t('messages')}
      scrollRef={scrollRef}
      footer={
        query.data ? (
          <Composer
            onSend={send}
            isSending={sending.isPending}
            isWaiting={sending.isWaiting}
            onTyping={() => reportTyping({ params })}
            withFiles
          />
        ) : null
      }
    >
      <Loaded query={query}>
        {(conversation) => (
          <>
            <MessageList
              messages={conversation.messages}
              shareToken={shareToken}
              disabled={sending.isPending}
              onChoose={(choice) => void send(choice).catch(() => undefined)}
            />
            {conversation.helpAnswers === null ? null : (
              <Box mt={3}>
                <Button
                  size="sm"
                  variant="secondary"
                  startIcon={<UserRound aria-hidden />}
                  loading={handingOver.isPending}
                  onClick={requestPerson}
                >
                  {t('talkToPerson')}
                </Button>
              </Box>
            )}
            <Box role="status" minH={5} mt={2} textStyle="xs" color="fg.muted">
              {describeActivity(conversation, t)}
            </Box>
          </>
        )}
      </Loaded>
    </ContentScreen>
  );
}

function describeActivity({ teamTyping, helpAnswers }: Conversation, t: Translate): string {
  if (teamTyping) return t('teamTyping');
  return helpAnswers === 'searching' ? t('helpSearching') : '';
}
