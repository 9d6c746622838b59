import { useApi } from '@adlane/api-client';
import { Box, Card, FieldShell, QueryState, Select, Skeleton, Stack, toast, translate } from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../../shared/format/describeError';
import { AvailabilityCard } from './AvailabilityCard';

/** Times to choose from, in minutes. */
const answerTimes = [15, 30, 60, 120, 240, 480, 1440] as const;
const never = 'never';

/** Formats a time: '15 minutes', '1 hour', '8 hours'. */
function formatMinutes(minutes: number): string {
  if (minutes % 60 !== 0) return translate('{count} minutes', { count: minutes });
  return minutes === 60 ? translate('1 hour') : translate('{count} hours', { count: minutes / 60 });
}

export type InboxTabProps = {
  /** The project to show. */
  projectId: number;
};

/** What visitors read of when the team answers, and when the team is notified of one whom it has not answered. */
export function InboxTab({ projectId }: InboxTabProps) {
  return (
    <Stack gap={5}>
      <AvailabilityCard projectId={projectId} />
      <AnswerTimeCard projectId={projectId} />
    </Stack>
  );
}

function AnswerTimeCard({ projectId }: InboxTabProps) {
  const { client, queries } = useApi();
  const cache = useQueryClient();
  const params = { id: projectId };
  const options = queries.projects.answerTime.query({ params });
  const answerTime = useQuery(options);
  const save = useMutation({
    mutationFn: (answer_minutes: number | null) =>
      client.projects.updateAnswerTime({ params, body: { answer_minutes } }),
    onSuccess: () => toast({ tone: 'success', text: 'Answer time saved.' }),
    onError: (error) => toast({ tone: 'error', text: describeError(error) }),
    onSettled: () => cache.invalidateQueries({ queryKey: options.queryKey }),
  });
  return (
    <Card
      title={translate('Unanswered messages')}
      description={translate(
        'Notifies the assignee, or the whole team if there is none, when a visitor waits longer than this.',
      )}
    >
      <QueryState
        query={answerTime}
        describeError={describeError}
        loadingLabel={translate('Loading the answer time')}
        loading={<Skeleton height={16} />}
      >
        {({ answer_minutes }) => (
          <Box maxW="md">
            <FieldShell label={translate('Notify after')}>
              {(control) => (
                <Select
                  {...control}
                  options={[
                    { value: never, label: translate('Never') },
                    ...[...new Set([...answerTimes, ...(answer_minutes === null ? [] : [answer_minutes])])]
                      .toSorted((one, other) => one - other)
                      .map((minutes) => ({ value: String(minutes), label: formatMinutes(minutes) })),
                  ]}
                  value={answer_minutes === null ? never : String(answer_minutes)}
                  disabled={save.isPending}
                  onChange={({ target }) => save.mutate(target.value === never ? null : Number(target.value))}
                />
              )}
            </FieldShell>
          </Box>
        )}
      </QueryState>
    </Card>
  );
}
