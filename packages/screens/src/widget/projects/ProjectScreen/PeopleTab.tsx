import { useApi } from '@adlane/api-client';
import type { Person, Retention } from '@adlane/contract/widget/people';
import {
  Box,
  Card,
  EmptyState,
  FieldShell,
  HStack,
  OverflowText,
  QueryState,
  SearchInput,
  Select,
  Skeleton,
  Stack,
  toast,
  translate,
} from '@adlane/ui';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '../../../shared/format/describeError';
import { formatDate } from '../../../shared/format/formatDate';
import { formatPersonName } from '../../people/formatPersonName';
import { PersonActions } from '../../people/PersonActions';

export type PeopleTabProps = {
  projectId: number;
};

const periods = [30, 90, 180, 365, 730] as const;
const forever = 'forever';
/** Maximum people shown at once; the search finds the others. */
const shownPeople = 20;

/** What a project stores of its visitors, how long, and the export and erasure of one person. */
export function PeopleTab({ projectId }: PeopleTabProps) {
  return (
    <Stack gap={5}>
      <RetentionCard projectId={projectId} />
      <PeopleCard projectId={projectId} />
    </Stack>
  );
}

function RetentionCard({ projectId }: PeopleTabProps) {
  const { client, queries } = useApi();
  const cache = useQueryClient();
  const params = { id: projectId };
  const options = queries.people.retention.query({ params });
  const retention = useQuery(options);
  const save = useMutation({
    mutationFn: (body: Partial<Retention>) => client.people.updateRetention({ params, body }),
    onSuccess: () => toast({ tone: 'success', text: 'Retention saved.' }),
    onError: (error) => toast({ tone: 'error', text: describeError(error) }),
    onSettled: () => cache.invalidateQueries({ queryKey: options.queryKey }),
  });
  return (
    <Card
      title={translate('Retention')}
      description={translate('Data that is older is deleted for good, every few minutes.')}
    >
      <QueryState
        query={retention}
        describeError={describeError}
        loadingLabel={translate('Loading the retention')}
        loading={<Skeleton height={32} />}
      >
        {(stored) => (
          <Stack gap={4} maxW="md">
            <PeriodSelect
              label={translate('Tickets, conversations and visitors')}
              hint={translate('Counted from the last activity.')}
              value={stored.retention_days}
              disabled={save.isPending}
              onChange={(retention_days) => save.mutate({ retention_days })}
            />
            <PeriodSelect
              label={translate('Screenshots and replays')}
              hint={translate('The ticket stays without them.')}
              value={stored.replay_days}
              disabled={save.isPending}
              onChange={(replay_days) => save.mutate({ replay_days })}
            />
          </Stack>
        )}
      </QueryState>
    </Card>
  );
}

type PeriodSelectProps = {
  label: string;
  hint: string;
  value: number | null;
  disabled: boolean;
  onChange: (days: number | null) => void;
};

function PeriodSelect({ label, hint, value, disabled, onChange }: PeriodSelectProps) {
  const days = [...new Set([...periods, ...(value === null ? [] : [value])])].sort(
    (one, other) => one - other,
  );
  return (
    <FieldShell label={label} hint={hint}>
      {(control) => (
        <Select
          {...control}
          options={[
            { value: forever, label: translate('Store until deleted') },
            ...days.map((count) => ({
              value: String(count),
              label: translate('Delete after {count} days', { count }),
            })),
          ]}
          value={value === null ? forever : String(value)}
          disabled={disabled}
          onChange={({ target }) => onChange(target.value === forever ? null : Number(target.value))}
        />
      )}
    </FieldShell>
  );
}

function PeopleCard({ projectId }: PeopleTabProps) {
  const { queries } = useApi();
  const [search, setSearch] = useState('');
  const people = useQuery({
    ...queries.people.list.query({
      query: { project_id: projectId, per_page: shownPeople, ...(search ? { search } : {}) },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Card
      title={translate('People')}
      description={translate('Find a visitor to export or erase everything that the project stores of them.')}
    >
      <Stack gap={4}>
        <SearchInput label={translate('Search people')} value={search} onSearch={setSearch} />
        <QueryState
          query={people}
          describeError={describeError}
          loadingLabel={translate('Loading people')}
          loading={<Skeleton height={48} />}
        >
          {({ data }) =>
            data.length === 0 ? (
              <EmptyState
                icon={<Users />}
                title={search ? translate('No person found') : translate('No people yet')}
              >
                {translate('Visitors appear here once they are identified or have sent a ticket.')}
              </EmptyState>
            ) : (
              <Stack as="ul" gap={0} listStyleType="none">
                {data.map((person) => (
                  <PersonRow key={person.id} person={person} />
                ))}
              </Stack>
            )
          }
        </QueryState>
      </Stack>
    </Card>
  );
}

function PersonRow({ person }: { person: Person }) {
  const name = formatPersonName(person);
  return (
    <HStack as="li" gap={3} py={3} flexWrap="wrap" borderBottomWidth="line">
      <Stack gap={0} flex="1" minW={48}>
        <Box fontWeight="medium">
          <OverflowText>{name}</OverflowText>
        </Box>
        <HStack gapX={2} gapY={0} flexWrap="wrap" textStyle="sm" color="fg.muted">
          {person.email === name || person.email === null ? null : (
            <OverflowText oneLine>{person.email}</OverflowText>
          )}
          {[
            translate('Tickets: {count}', { count: person.tickets }),
            translate('seen {date}', { date: formatDate(person.last_seen_at) }),
          ].join(' · ')}
        </HStack>
      </Stack>
      <PersonActions person={person} size="sm" />
    </HStack>
  );
}
