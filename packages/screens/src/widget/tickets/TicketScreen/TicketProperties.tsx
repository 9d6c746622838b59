import { useApi } from '@adlane/api-client';
import {
  maxTicketTags,
  type Ticket,
  ticketPriorities,
  ticketStatuses,
} from '@adlane/contract/widget/tickets';
import {
  Box,
  Button,
  Card,
  FieldShell,
  HStack,
  Input,
  Link,
  Select,
  Stack,
  TagsInput,
  Text,
  translate,
} from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { translateOptions } from '../../../shared/lists/translateOptions';
import { applyTagChange, findTagChange } from '../tagChange';
import { ticketPriorityBadges, ticketStatusBadges } from '../ticketBadges';
import { useTicketChange } from './useTicketChange';

export type TicketPropertiesProps = {
  ticket: Ticket;
  /** Returns the link to a ticket. */
  ticketHref: (id: number) => string;
};

const statusOptions = ticketStatuses.map((value) => ({ value, label: ticketStatusBadges[value].text }));
const priorityOptions = ticketPriorities.map((value) => ({ value, label: ticketPriorityBadges[value].text }));

/** What the team decides about a ticket: status, priority, assignee, tags, duplicates. */
export function TicketProperties({ ticket, ticketHref }: TicketPropertiesProps) {
  const change = useTicketChange(ticket);
  const wanted = change.isPending ? change.variables.body : {};
  return (
    <Card title={translate('Properties')}>
      <Stack gap={4}>
        <FieldShell label={translate('Status')}>
          {(control) => (
            <Select
              {...control}
              options={translateOptions(statusOptions)}
              value={wanted.status ?? ticket.status}
              disabled={change.isPending}
              onChange={({ target }) => {
                const status = ticketStatuses.find((each) => each === target.value);
                if (!status) return;
                const name = translate(ticketStatusBadges[status].text).toLowerCase();
                const success = translate('Ticket is {status}', { status: name });
                change.mutate({ body: { status }, success });
              }}
            />
          )}
        </FieldShell>
        <FieldShell label={translate('Priority')}>
          {(control) => (
            <Select
              {...control}
              options={translateOptions(priorityOptions)}
              value={wanted.priority ?? ticket.priority}
              disabled={change.isPending}
              onChange={({ target }) => {
                const priority = ticketPriorities.find((each) => each === target.value);
                if (priority) change.mutate({ body: { priority }, success: 'Priority changed.' });
              }}
            />
          )}
        </FieldShell>
        <Assignee ticket={ticket} change={change} />
        <Tags ticket={ticket} change={change} />
        <Duplicate ticket={ticket} change={change} ticketHref={ticketHref} />
      </Stack>
    </Card>
  );
}

type PartProps = { ticket: Ticket; change: ReturnType<typeof useTicketChange> };

function Assignee({ ticket: { assignee }, change }: PartProps) {
  const { queries } = useApi();
  const people = useQuery(queries.tickets.people.query());
  const known = people.data?.data ?? (assignee ? [assignee] : []);
  return (
    <FieldShell label={translate('Assignee')}>
      {(control) => (
        <Select
          {...control}
          placeholder={translate('Unassigned')}
          options={known.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={assignee ? String(assignee.id) : ''}
          disabled={change.isPending}
          onChange={({ target }) =>
            change.mutate({
              body: { assignee_id: target.value === '' ? null : Number(target.value) },
              success: target.value === '' ? 'Assignee removed.' : 'Ticket assigned.',
            })
          }
        />
      )}
    </FieldShell>
  );
}

function Tags({ ticket: { tags }, change }: PartProps) {
  return (
    <FieldShell label={translate('Tags')}>
      {(control) => (
        <TagsInput
          {...control}
          label={translate('Tags')}
          max={maxTicketTags}
          value={change.isPending ? applyTagChange(tags, change.variables.body) : tags}
          disabled={change.isPending}
          onChange={(next) => change.mutate({ body: findTagChange(tags, next), success: 'Tags changed.' })}
        />
      )}
    </FieldShell>
  );
}

type DuplicateProps = PartProps & Pick<TicketPropertiesProps, 'ticketHref'>;

function Duplicate({ ticket: { duplicate_of, duplicates }, change, ticketHref }: DuplicateProps) {
  const [number, setNumber] = useState('');
  const id = Number(number.replace('#', ''));
  const isNumber = Number.isInteger(id) && id > 0;
  if (duplicate_of) {
    return (
      <Stack gap={1}>
        <Text textStyle="sm" fontWeight="medium">
          {translate('Duplicate of')}
        </Text>
        <Text textStyle="sm" overflowWrap="anywhere">
          <Link href={ticketHref(duplicate_of.id)}>{`#${duplicate_of.id} ${duplicate_of.title}`}</Link>
        </Text>
        <Box>
          <Button
            size="sm"
            variant="ghost"
            disabled={change.isPending}
            onClick={() => change.mutate({ body: { duplicate_of_id: null }, success: 'Link removed.' })}
          >
            {translate('Remove link')}
          </Button>
        </Box>
      </Stack>
    );
  }
  return (
    <Stack gap={2}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isNumber) return;
          change.mutate(
            { body: { duplicate_of_id: id }, success: 'Marked as duplicate.' },
            { onSuccess: () => setNumber('') },
          );
        }}
      >
        <FieldShell label={translate('Duplicate of')}>
          {(control) => (
            <HStack gap={2}>
              <Input
                {...control}
                inputMode="numeric"
                placeholder={translate('Ticket number')}
                value={number}
                onChange={({ target }) => setNumber(target.value)}
              />
              <Button type="submit" variant="secondary" disabled={!isNumber || change.isPending}>
                {translate('Link')}
              </Button>
            </HStack>
          )}
        </FieldShell>
      </form>
      {duplicates.length === 0 ? null : (
        <Text textStyle="sm" color="fg.muted">
          {`${translate('Duplicates:')} `}
          {duplicates.map((row, index) => (
            <span key={row.id}>
              {index === 0 ? '' : ', '}
              <Link href={ticketHref(row.id)}>{`#${row.id}`}</Link>
            </span>
          ))}
        </Text>
      )}
    </Stack>
  );
}
