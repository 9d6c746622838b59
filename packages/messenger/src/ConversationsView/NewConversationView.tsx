import type { Conversation } from '@adlane/contract/widget/conversations';
import { Box } from '@adlane/ui';
import { useEffect, useRef } from 'react';
import { SdkError } from '../api/createSdkClient';
import { useSdkMutation, useSdkQuery, useStoreAnswer } from '../api/SdkContext';
import { ContentScreen } from '../layout/ContentScreen';
import { useFrame } from '../layout/FrameContext';
import { Loaded } from '../layout/Loaded';
import { useTranslate } from '../texts/TranslateContext';
import { Composer } from './Composer';
import { useTeamStatus } from './useTeamStatus';

/**
 * A new conversation. With a bot it starts at once; otherwise, or if the project has no such bot, with the visitor's
 * first message.
 */
export function NewConversationView({ botId }: { botId?: string | undefined }) {
  const t = useTranslate();
  const { replace } = useFrame();
  const starting = useSdkMutation('conversations.start');
  const startingBot = useSdkMutation('conversations.start', { isOnce: true });
  const store = useStoreAnswer();
  const teamStatus = useTeamStatus(useSdkQuery('messenger.home', {}).data?.team);
  const startedBot = useRef<string>(undefined);
  const isShown = useRef(true);
  const show = (conversation: Conversation) => {
    const { shareToken } = conversation;
    store('conversations.view', { params: { shareToken } }, conversation);
    // The visitor may have gone on while the message waited for the server.
    if (isShown.current) replace({ name: 'conversation', shareToken });
  };
  const start = async (text: string) => show(await starting.mutateAsync({ body: { text } }));
  const startBot = () => {
    if (botId) void startingBot.mutateAsync({ body: { botId } }).then(show, () => undefined);
  };
  useEffect(function watchLeaving() {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  useEffect(
    function startWithBot() {
      // Once per bot, also when effects run twice.
      if (!botId || startedBot.current === botId) return;
      startedBot.current = botId;
      startBot();
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- starts once per bot
    [botId],
  );
  const hasNoBot = startingBot.error instanceof SdkError && startingBot.error.status === 404;
  if (botId && !hasNoBot)
    return (
      <ContentScreen title={t('newConversation')}>
        <Loaded
          query={{
            data: undefined,
            error: startingBot.error,
            isFetching: startingBot.isPending,
            refetch: startBot,
          }}
        >
          {() => null}
        </Loaded>
      </ContentScreen>
    );
  return (
    <ContentScreen
      title={t('newConversation')}
      footer={<Composer onSend={start} isSending={starting.isPending} isWaiting={starting.isWaiting} />}
    >
      <Box textStyle="sm" color="fg.muted">
        {t('noMessagesHint')}
        {teamStatus ? <Box mt={1}>{teamStatus}</Box> : null}
      </Box>
    </ContentScreen>
  );
}
