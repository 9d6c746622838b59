import { useApi } from '@adlane/api-client';
import { trackerNames } from '@adlane/contract/widget/projects/trackers';
import type { TicketIssue } from '@adlane/contract/widget/tickets/issues';
import {
  Box,
  Button,
  ButtonLink,
  HStack,
  IconButton,
  Link,
  Menu,
  QueryState,
  SkeletonText,
  Stack,
  StatusBadge,
  Text,
  translate,
} from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '../../../shared/format/describeError';
import { formatAgo } from '../../../shared/format/formatAgo';
import { useRecordCall } from '../../../shared/lists/useRecordCall';
import { IssueDialog } from './IssueDialog';
import { getIssueBadge } from './issueBadges';

/** How often issues are read again, in milliseconds: while one is being created, and otherwise. */
const pendingMs = 3000;
const refetchMs = 30_000;

/** A ticket's issues in GitHub, Linear and Jira with their status, and how to create or link one. */
export function TicketIssuesPanel({
  ticketId,
  trackersHref,
}: {
  /** The ticket to show. */
  ticketId: number;
  /** Link to the issue trackers of its project. */
  trackersHref: string;
}) {
  const { queries } = useApi();
  const [action, setAction] = useState<'create' | 'link' | undefined>();
  const issues = useQuery({
    ...queries.ticketIssues.list.query({ params: { id: ticketId } }),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => status === 'PENDING') ? pendingMs : refetchMs,
  });
  return (
    <Stack gap={3}>
      <Text as="h3" textStyle="sm" fontWeight="medium">
        {translate('Issues')}
      </Text>
      <QueryState
        query={issues}
        errorTitle={translate("Couldn't load the issues")}
        describeError={describeError}
        loadingLabel={translate('Loading issues')}
        loading={<SkeletonText lines={2} />}
      >
        {(data) => {
          const isConnected = data.trackers.length > 0;
          const used = new Set(data.data.map(({ tracker_id }) => tracker_id));
          const canCreate = data.trackers.some(({ id }) => !used.has(id));
          return (
            <>
              {data.data.length === 0 ? (
                <Text textStyle="sm" color="fg.muted">
                  {isConnected
                    ? translate('No issue is linked.')
                    : translate('Connect GitHub, Linear or Jira to create issues.')}
                </Text>
              ) : (
                <Stack as="ul" listStyleType="none" gap={3}>
                  {data.data.map((issue) => (
                    <Issue key={issue.id} issue={issue} />
                  ))}
                </Stack>
              )}
              {canCreate ? (
                <HStack gap={2} flexWrap="wrap">
                  <Button size="sm" variant="secondary" onClick={() => setAction('create')}>
                    {translate('Create issue')}
                  </Button>
                  <Button size="sm" variant="ghost" onClick={() => setAction('link')}>
                    {translate('Link issue')}
                  </Button>
                </HStack>
              ) : null}
              {isConnected ? null : (
                <Box>
                  <ButtonLink size="sm" variant="secondary" href={trackersHref}>
                    {translate('Connect a tracker')}
                  </ButtonLink>
                </Box>
              )}
              <IssueDialog
                ticketId={ticketId}
                issues={data}
                action={action}
                onClose={() => setAction(undefined)}
              />
            </>
          );
        }}
      </QueryState>
    </Stack>
  );
}

function Issue({ issue }: { issue: TicketIssue }) {
  const { client, queries } = useApi();
  const run = useRecordCall(queries.ticketIssues.key(), queries.inbox.key());
  const { id, kind, label, url, title, status, error, checked_at, tracker_id } = issue;
  const params = { id };
  const isFailed = status === 'FAILED';
  const refresh = () => run('Status requested.', () => client.ticketIssues.refresh({ params }));
  // The title follows in its own line: an issue without a number is only called by its tracker.
  const shownName = label === null ? trackerNames[kind] : `${trackerNames[kind]} ${label}`;
  const name = `${trackerNames[kind]} ${label ?? title}`;
  const items = [
    ...(tracker_id === null || isFailed
      ? []
      : [{ value: 'refresh', label: translate('Check now'), onSelect: refresh }]),
    ...(status === 'PENDING'
      ? []
      : [
          {
            value: 'unlink',
            label: translate('Unlink'),
            onSelect: () => run('Issue unlinked.', () => client.ticketIssues.delete({ params })),
          },
        ]),
  ];
  return (
    <Box as="li">
      <HStack justify="space-between" gap={2} textStyle="sm" alignItems="start">
        <Box minW={0} overflowWrap="anywhere">
          {url === null ? <Text>{shownName}</Text> : <Link href={url}>{shownName}</Link>}
          <Text color="fg.muted" lineClamp={2} dir="auto">
            {title}
          </Text>
        </Box>
        <HStack gap={1} flexShrink={0}>
          <StatusBadge {...getIssueBadge(issue)} />
          {items.length > 0 ? (
            <Menu
              trigger={
                <IconButton
                  size="sm"
                  label={translate('Actions for {name}', { name })}
                  icon={<EllipsisVertical />}
                />
              }
              items={items}
            />
          ) : null}
        </HStack>
      </HStack>
      {error === null ? null : (
        <Text textStyle="sm" color={isFailed ? 'fg.error' : 'fg.warning'}>
          {translate(error)}
        </Text>
      )}
      {isFailed && tracker_id !== null ? (
        <Box mt={2}>
          <Button
            size="sm"
            variant="secondary"
            aria-label={translate('Try again: {name}', { name })}
            onClick={refresh}
          >
            {translate('Try again')}
          </Button>
        </Box>
      ) : null}
      {checked_at === null ? null : (
        <Text textStyle="xs" color="fg.muted">
          {translate('Checked {ago}', { ago: formatAgo(checked_at) })}
        </Text>
      )}
    </Box>
  );
}
