import { Box } from '@adlane/ui';
import { useEffect, useRef } from 'react';
import { SdkError } from '../api/createSdkClient';
import { useSdkMutation, useStoreAnswer } from '../api/SdkContext';
import { ContentScreen } from '../layout/ContentScreen';
import { useFrame } from '../layout/FrameContext';
import { Loaded } from '../layout/Loaded';
import { useTranslate } from '../texts/TranslateContext';
import { Composer } from './Composer';

/**
 * A new conversation. With a bot it starts at once; otherwise, or if the project has no such bot, with the visitor's
 * first message.
 */
export function NewConversationView({ botId }: { botId?: string | undefined }) {
  const t = useTranslate();
  const { replace } = useFrame();
  const starting = useSdkMutation('conversations.start');
  const store = useStoreAnswer();
  const startedBot = useRef<string>(undefined);
  const start = async (body: { text?: string; botId?: string }) => {
    const conversation = await starting.mutateAsync({ body });
    const { shareToken } = conversation;
    store('conversations.view', { params: { shareToken } }, conversation);
    replace({ name: 'conversation', shareToken });
  };
  const startBot = () => {
    if (botId) void start({ botId }).catch(() => undefined);
  };
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
  const hasNoBot = starting.error instanceof SdkError && starting.error.status === 404;
  if (botId && !hasNoBot)
    return (
      <ContentScreen title={t('newConversation')}>
        <Loaded
          query={{
            data: undefined,
            error: starting.error,
            isFetching: starting.isPending,
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
      footer={<Composer onSend={(text) => start({ text })} isSending={starting.isPending} />}
    >
      <Box textStyle="sm" color="fg.muted">
        {t('noMessagesHint')}
      </Box>
    </ContentScreen>
  );
}
