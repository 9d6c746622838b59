import type { FeatureComment } from '@adlane/contract/widget/featureRequests/visitor';
import { Box } from '@adlane/ui';
import { useSdkMutation, useSdkQuery, useStoreAnswer } from '../api/SdkContext';
import { Composer } from '../ConversationsView/Composer';
import { ContentScreen } from '../layout/ContentScreen';
import { Loaded } from '../layout/Loaded';
import { useFormatTime } from '../texts/LanguageContext';
import { useTranslate } from '../texts/TranslateContext';
import { RequestCard } from './RequestCard';

/** A feature request with its comments, and the field for a new one. */
export function RequestView({ id }: { id: string }) {
  const t = useTranslate();
  const input = { params: { id } };
  const query = useSdkQuery('featureRequests.view', input);
  const commenting = useSdkMutation('featureRequests.comment');
  const storeAnswer = useStoreAnswer();
  const send = async (text: string) => {
    storeAnswer('featureRequests.view', input, await commenting.mutateAsync({ ...input, body: { text } }));
  };
  const footer = query.data ? (
    <Composer
      kind="comment"
      onSend={send}
      isSending={commenting.isPending}
      isWaiting={commenting.isWaiting}
    />
  ) : null;
  return (
    <ContentScreen title={query.data?.title ?? t('featureRequests')} footer={footer}>
      <Loaded query={query}>
        {(request) => (
          <>
            <RequestCard request={request} />
            <Comments comments={request.thread} />
          </>
        )}
      </Loaded>
    </ContentScreen>
  );
}

function Comments({ comments }: { comments: readonly FeatureComment[] }) {
  const t = useTranslate();
  return (
    <Box as="section" aria-label={t('comments')} display="grid" gap={3} mt={2}>
      <Box as="h2" px={1} textStyle="sm" fontWeight="semibold" color="fg.muted">
        {t('comments')}
      </Box>
      {comments.length === 0 ? (
        <Box px={1} textStyle="sm" color="fg.muted">
          {t('noComments')}
        </Box>
      ) : null}
      <Box role="log" aria-live="polite" display="grid" gap={4} px={1}>
        {comments.map((comment) => (
          <Comment key={comment.id} comment={comment} />
        ))}
      </Box>
    </Box>
  );
}

function Comment({ comment: { from, name, text, created_at } }: { comment: FeatureComment }) {
  const t = useTranslate();
  const formatTime = useFormatTime();
  const author = {
    self: t('you'),
    visitor: t('visitor'),
    team: name === '' ? t('team') : `${name} · ${t('team')}`,
  }[from];
  return (
    <Box>
      <Box textStyle="xs" color="fg.muted">
        <Box as="span" fontWeight="semibold" color="fg">
          <bdi>{author}</bdi>
        </Box>
        {' · '}
        <bdi>{formatTime(created_at)}</bdi>
      </Box>
      <Box dir="auto" mt={0.5} textStyle="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Box>
    </Box>
  );
}
