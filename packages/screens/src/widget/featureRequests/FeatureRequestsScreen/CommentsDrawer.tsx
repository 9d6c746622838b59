import { useApi } from '@adlane/api-client';
import { contentLimits } from '@adlane/contract/constants';
import type { ProjectFeatureComment } from '@adlane/contract/widget/featureRequests/manage';
import {
  Badge,
  Box,
  Button,
  Drawer,
  FieldShell,
  Flex,
  IconButton,
  QueryState,
  SkeletonText,
  Stack,
  StatusBadge,
  Text,
  TextArea,
  translate,
  useUnsavedChangesGuard,
} from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useConfirmation } from '../../../shared/confirm/useConfirmation';
import { describeError } from '../../../shared/format/describeError';
import { formatDateTime } from '../../../shared/format/formatDateTime';
import { useRecordCall } from '../../../shared/lists/useRecordCall';
import { featureRequestBadges } from '../featureRequestBadges';

export type CommentsDrawerProps = {
  /** The request whose comments are shown; the drawer is closed without one. */
  requestId: number | undefined;
  onClose: () => void;
};

/** The comments on a feature request: the team answers them, and deletes what visitors should not read. */
export function CommentsDrawer({ requestId, onClose }: CommentsDrawerProps) {
  const { client, queries } = useApi();
  const { confirm, dialog } = useConfirmation();
  const run = useRecordCall(queries.projectFeatureRequests.key());
  const query = useQuery({
    ...queries.projectFeatureRequests.view.query({ params: { id: requestId ?? 0 } }),
    enabled: requestId !== undefined,
  });
  const remove = ({ id }: ProjectFeatureComment) =>
    confirm(
      {
        title: translate('Delete this comment?'),
        text: translate("Visitors no longer read it. You can't undo this."),
        confirmLabel: translate('Delete comment'),
      },
      () =>
        run(translate('Comment deleted.'), () =>
          client.projectFeatureRequests.deleteComment({ params: { id } }),
        ),
    );
  return (
    <>
      <Drawer
        open={requestId !== undefined}
        onClose={onClose}
        title={query.data?.title ?? translate('Feature request')}
        description={translate('Visitors read these comments, and see only first names of your team.')}
        footer={query.data ? <CommentForm key={query.data.id} requestId={query.data.id} /> : null}
      >
        <QueryState
          query={query}
          describeError={describeError}
          loadingLabel={translate('Loading the comments')}
          loading={<SkeletonText lines={6} />}
        >
          {({ description, status, thread }) => (
            <Stack gap={6}>
              <Stack gap={2}>
                <Box>
                  <StatusBadge {...featureRequestBadges[status]} />
                </Box>
                <Text dir="auto" textStyle="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
                  {description}
                </Text>
              </Stack>
              {thread.length === 0 ? (
                <Text textStyle="sm" color="fg.muted">
                  {translate('No comments yet. Ask voters what they need, or say what you plan.')}
                </Text>
              ) : (
                <Stack as="ul" gap={5} listStyleType="none" aria-label={translate('Comments')}>
                  {thread.map((comment) => (
                    <Comment key={comment.id} comment={comment} onDelete={() => remove(comment)} />
                  ))}
                </Stack>
              )}
            </Stack>
          )}
        </QueryState>
      </Drawer>
      {dialog}
    </>
  );
}

type CommentProps = { comment: ProjectFeatureComment; onDelete: () => void };

function Comment({ comment: { from, name, text, created_at }, onDelete }: CommentProps) {
  return (
    <Box as="li">
      <Flex align="center" gap={2}>
        <Text textStyle="sm" fontWeight="medium" dir="auto" textAlign="match-parent" truncate>
          {name}
        </Text>
        {from === 'team' ? <Badge>{translate('Your team')}</Badge> : null}
        <Text textStyle="xs" color="fg.muted" flex="1" truncate>
          {formatDateTime(created_at)}
        </Text>
        <IconButton
          size="sm"
          label={translate('Delete the comment of {name}', { name })}
          icon={<Trash2 />}
          onClick={onDelete}
        />
      </Flex>
      <Text dir="auto" textStyle="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Text>
    </Box>
  );
}

function CommentForm({ requestId }: { requestId: number }) {
  const { client, queries } = useApi();
  const cache = useQueryClient();
  const [text, setText] = useState('');
  const { dialog } = useUnsavedChangesGuard(text.trim() !== '');
  const send = useMutation({
    mutationFn: () =>
      client.projectFeatureRequests.storeComment({ params: { id: requestId }, body: { text } }),
    onSuccess: (thread) => {
      setText('');
      const { queryKey } = queries.projectFeatureRequests.view.query({ params: { id: requestId } });
      cache.setQueryData(queryKey, thread);
      return cache.invalidateQueries({ queryKey: queries.projectFeatureRequests.key() });
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !send.isPending) send.mutate();
  };
  return (
    <Box asChild w="full">
      <form onSubmit={submit}>
        <Flex gap={3} align="flex-end">
          <Box flex="1" minW={0}>
            <FieldShell
              label={translate('Your comment')}
              error={send.error ? describeError(send.error) : undefined}
            >
              {(control) => (
                <TextArea
                  {...control}
                  rows={2}
                  value={text}
                  maxLength={contentLimits.comment}
                  onChange={({ target }) => setText(target.value)}
                />
              )}
            </FieldShell>
          </Box>
          <Button type="submit" loading={send.isPending} disabled={text.trim() === ''}>
            {translate('Comment')}
          </Button>
        </Flex>
        {dialog}
      </form>
    </Box>
  );
}
