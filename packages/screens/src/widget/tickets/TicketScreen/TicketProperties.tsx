import { useApi } from '@adlane/api-client';
import {
  maxTicketTags,
  type Ticket,
  ticketPriorities,
  ticketStatuses,
} from '@adlane/contract/widget/tickets';
import { Button, HStack, Input, Link, Select, Stack, TagsInput, Text, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DetailSection } from '../../../shared/DetailColumns/DetailSection';
import { translateOptions } from '../../../shared/format/translateOptions';
import { PropertyRow } from '../PropertyRow';
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
    <DetailSection title={translate('Properties')}>
      <Stack gap={2}>
        <PropertyRow label={translate('Status')}>
          <Select
            size="sm"
            aria-label={translate('Status')}
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
        </PropertyRow>
        <PropertyRow label={translate('Priority')}>
          <Select
            size="sm"
            aria-label={translate('Priority')}
            options={translateOptions(priorityOptions)}
            value={wanted.priority ?? ticket.priority}
            disabled={change.isPending}
            onChange={({ target }) => {
              const priority = ticketPriorities.find((each) => each === target.value);
              if (priority) change.mutate({ body: { priority }, success: 'Priority changed.' });
            }}
          />
        </PropertyRow>
        <Assignee ticket={ticket} change={change} />
        <Tags ticket={ticket} change={change} />
        <Duplicate ticket={ticket} change={change} ticketHref={ticketHref} />
      </Stack>
    </DetailSection>
  );
}

type PartProps = { ticket: Ticket; change: ReturnType<typeof useTicketChange> };

function Assignee({ ticket: { assignee }, change }: PartProps) {
  const { queries } = useApi();
  const people = useQuery(queries.tickets.people.query());
  const known = people.data?.data ?? (assignee ? [assignee] : []);
  return (
    <PropertyRow label={translate('Assignee')}>
      <Select
        size="sm"
        aria-label={translate('Assignee')}
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
    </PropertyRow>
  );
}

function Tags({ ticket: { tags }, change }: PartProps) {
  return (
    <PropertyRow label={translate('Tags')}>
      <TagsInput
        label={translate('Tags')}
        max={maxTicketTags}
        value={change.isPending ? applyTagChange(tags, change.variables.body) : tags}
        disabled={change.isPending}
        onChange={(next) => change.mutate({ body: findTagChange(tags, next), success: 'Tags changed.' })}
      />
    </PropertyRow>
  );
}

type DuplicateProps = PartProps & Pick<TicketPropertiesProps, 'ticketHref'>;

function Duplicate({ ticket: { duplicate_of, duplicates }, change, ticketHref }: DuplicateProps) {
  const [number, setNumber] = useState('');
  const id = Number(number.replace('#', ''));
  const isNumber = Number.isInteger(id) && id > 0;
  if (duplicate_of) {
    return (
      <PropertyRow label={translate('Duplicate of')}>
        <Stack gap={1} align="start" py={1.5} minW={0}>
          <Text textStyle="sm" overflowWrap="anywhere">
            <Link href={ticketHref(duplicate_of.id)}>{`#${duplicate_of.id} ${duplicate_of.title}`}</Link>
          </Text>
          <Button
            size="sm"
            variant="ghost"
            disabled={change.isPending}
            onClick={() => change.mutate({ body: { duplicate_of_id: null }, success: 'Link removed.' })}
          >
            {translate('Remove link')}
          </Button>
        </Stack>
      </PropertyRow>
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
        <PropertyRow label={translate('Duplicate of')}>
          <HStack gap={2}>
            <Input
              size="sm"
              aria-label={translate('Duplicate of')}
              inputMode="numeric"
              placeholder={translate('Ticket number')}
              value={number}
              onChange={({ target }) => setNumber(target.value)}
            />
            <Button type="submit" size="sm" variant="secondary" disabled={!isNumber || change.isPending}>
              {translate('Link')}
            </Button>
          </HStack>
        </PropertyRow>
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
