import { useApi } from '@adlane/api-client';
import { type ProjectTracker, trackerNames } from '@adlane/contract/widget/projects/trackers';
import {
  Alert,
  Box,
  Button,
  Card,
  EmptyState,
  HStack,
  IconButton,
  Menu,
  QueryState,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
  translate,
} from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { CircleDot, EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { useConfirmation } from '../../../../shared/confirm/useConfirmation';
import { describeError } from '../../../../shared/format/describeError';
import { useRecordCall } from '../../../../shared/lists/useRecordCall';
import { TrackerDialog } from './TrackerDialog';

/** Issue trackers of a project, in which the inbox creates issues. */
export function TrackersTab({
  projectId,
}: {
  /** The project to show. */
  projectId: number;
}) {
  const { queries } = useApi();
  const trackers = useQuery(queries.projectTrackers.list.query({ query: { project_id: projectId } }));
  const [target, setTarget] = useState<ProjectTracker | 'new' | undefined>();
  const add = <Button onClick={() => setTarget('new')}>{translate('Connect a tracker')}</Button>;
  return (
    <Stack gap={5}>
      <QueryState
        query={trackers}
        errorTitle={translate("Couldn't load the trackers")}
        describeError={describeError}
        loadingLabel={translate('Loading trackers')}
        loading={<Skeleton height={32} />}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <EmptyState icon={<CircleDot />} title={translate('No trackers yet')} actions={add}>
            {translate(
              'Connect GitHub, Linear or Jira to create issues from tickets and see when they are done.',
            )}
          </EmptyState>
        }
      >
        {({ data }) => (
          <>
            <Box>{add}</Box>
            {data.map((tracker) => (
              <TrackerCard key={tracker.id} tracker={tracker} onEdit={() => setTarget(tracker)} />
            ))}
          </>
        )}
      </QueryState>
      <TrackerDialog projectId={projectId} target={target} onClose={() => setTarget(undefined)} />
    </Stack>
  );
}

function getBadge({ problem }: ProjectTracker) {
  if (problem === null) return { tone: 'positive' as const, text: 'Connected' };
  return { tone: 'negative' as const, text: 'Not working' };
}

function TrackerCard({ tracker, onEdit }: { tracker: ProjectTracker; onEdit: () => void }) {
  const { client, queries } = useApi();
  const { confirm, dialog } = useConfirmation();
  const run = useRecordCall(queries.projectTrackers.key(), queries.ticketIssues.key());
  const { id, kind, target, target_name, site, closes_tickets, problem } = tracker;
  const name = `${trackerNames[kind]} ${target_name}`;
  const place = site === '' ? target : `${site}.atlassian.net, ${target}`;
  // A repository has no other name than its place.
  const isNamedByPlace = place === target_name;
  return (
    <Card
      title={name}
      actions={
        <HStack gap={2}>
          <StatusBadge {...getBadge(tracker)} />
          <Menu
            trigger={
              <IconButton
                size="sm"
                label={translate('Actions for {name}', { name })}
                icon={<EllipsisVertical />}
              />
            }
            items={[
              { value: 'edit', label: translate('Edit'), onSelect: onEdit },
              {
                value: 'disconnect',
                label: translate('Disconnect'),
                tone: 'danger',
                onSelect: () =>
                  confirm(
                    {
                      title: translate('Disconnect {name}?', { name }),
                      text: translate(
                        'Its token is deleted. Tickets still show their issues, with the last known status.',
                      ),
                      confirmLabel: translate('Disconnect'),
                    },
                    () =>
                      run('Tracker disconnected.', () => client.projectTrackers.delete({ params: { id } })),
                  ),
              },
            ]}
          />
        </HStack>
      }
    >
      <Stack gap={3} textStyle="sm">
        {isNamedByPlace ? null : (
          <Text overflowWrap="anywhere" color="fg.muted">
            <bdi dir="ltr">{place}</bdi>
          </Text>
        )}
        {closes_tickets ? (
          <Text color="fg.muted">{translate('Closes tickets when their issues are done.')}</Text>
        ) : null}
        {problem === null ? null : (
          <Alert
            tone="error"
            title={translate('Nothing is sent for now')}
            action={
              <Button variant="secondary" onClick={onEdit}>
                {translate('Fix connection')}
              </Button>
            }
          >
            {translate(problem)}
          </Alert>
        )}
      </Stack>
      {dialog}
    </Card>
  );
}
