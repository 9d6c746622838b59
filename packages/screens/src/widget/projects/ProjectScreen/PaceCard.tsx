import { useApi } from '@adlane/api-client';
import type { MessagePace } from '@adlane/contract/widget/outbound/manage';
import { Box, Card, FieldShell, QueryState, Select, Skeleton, toast, translate } from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../../shared/format/describeError';

const paces = [1, 2, 3, 5, 10] as const;
const unlimited = 'unlimited';

/** How many messages a visitor receives at most. */
export function PaceCard({ projectId }: { projectId: number }) {
  const { client, queries } = useApi();
  const cache = useQueryClient();
  const params = { id: projectId };
  const options = queries.outboundMessages.pace.query({ params });
  const pace = useQuery(options);
  const save = useMutation({
    mutationFn: (body: MessagePace) => client.outboundMessages.updatePace({ params, body }),
    onSuccess: () => toast({ tone: 'success', text: 'Message limit saved.' }),
    onError: (error) => toast({ tone: 'error', text: describeError(error) }),
    onSettled: () => cache.invalidateQueries({ queryKey: options.queryKey }),
  });
  return (
    <Card
      title={translate('Message limit')}
      description={translate('Messages over the limit are sent later, in their order.')}
    >
      <QueryState
        query={pace}
        describeError={describeError}
        loadingLabel={translate('Loading the message limit')}
        loading={<Skeleton height={16} />}
      >
        {({ messages_per_day }) => (
          <Box maxW="md">
            <FieldShell
              label={translate('Messages per visitor')}
              hint={translate('Banners, notifications, chats, surveys and tours, within 24 hours.')}
            >
              {(control) => (
                <Select
                  {...control}
                  options={listOptions(messages_per_day)}
                  value={messages_per_day === null ? unlimited : String(messages_per_day)}
                  disabled={save.isPending}
                  onChange={({ target }) =>
                    save.mutate({
                      messages_per_day: target.value === unlimited ? null : Number(target.value),
                    })
                  }
                />
              )}
            </FieldShell>
          </Box>
        )}
      </QueryState>
    </Card>
  );
}

/** Lists the choices, with the stored one, which API users choose freely. */
function listOptions(stored: number | null) {
  const counts = [...new Set([...paces, ...(stored === null ? [] : [stored])])].sort(
    (one, other) => one - other,
  );
  return [
    { value: unlimited, label: translate('No limit') },
    ...counts.map((count) => ({ value: String(count), label: translate('{count} a day', { count }) })),
  ];
}
