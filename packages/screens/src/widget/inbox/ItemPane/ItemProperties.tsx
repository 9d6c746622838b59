import { useApi } from '@adlane/api-client';
import type { InboxThread } from '@adlane/contract/widget/inbox';
import { maxTicketTags, ticketPriorities, ticketStatuses } from '@adlane/contract/widget/tickets';
import { Select, Stack, TagsInput, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { translateOptions } from '../../../shared/format/translateOptions';
import { PropertyRow } from '../../tickets/PropertyRow';
import { findTagChange } from '../../tickets/tagChange';
import { formatPriority, ticketStatusBadges } from '../../tickets/ticketBadges';
import { useItemChanges } from '../useItemChanges';

const statusOptions = ticketStatuses.map((value) => ({ value, label: ticketStatusBadges[value].text }));
const listPriorityOptions = () => ticketPriorities.map((value) => ({ value, label: formatPriority(value) }));

/** What the team decides about an item: status, priority, assignee, tags. */
export function ItemProperties({ thread }: { thread: InboxThread }) {
  const { queries } = useApi();
  const people = useQuery(queries.tickets.people.query());
  const { change, isPending } = useItemChanges();
  const { status, priority, assignee, tags } = thread;
  const known = people.data?.data ?? (assignee ? [assignee] : []);
  const items = [thread];
  return (
    <Stack gap={2}>
      <PropertyRow label={translate('Status')}>
        <Select
          size="sm"
          aria-label={translate('Status')}
          options={translateOptions(statusOptions)}
          value={status}
          disabled={isPending}
          onChange={({ target }) => {
            const next = ticketStatuses.find((each) => each === target.value);
            if (next) change({ items, values: { status: next }, success: 'Status changed.' });
          }}
        />
      </PropertyRow>
      <PropertyRow label={translate('Priority')}>
        <Select
          size="sm"
          aria-label={translate('Priority')}
          options={listPriorityOptions()}
          value={priority}
          disabled={isPending}
          onChange={({ target }) => {
            const next = ticketPriorities.find((each) => each === target.value);
            if (next) change({ items, values: { priority: next }, success: 'Priority changed.' });
          }}
        />
      </PropertyRow>
      <PropertyRow label={translate('Assignee')}>
        <Select
          size="sm"
          aria-label={translate('Assignee')}
          data-shortcut="assign"
          // The drawer of details opens here: the key A opens it to assign.
          data-autofocus
          placeholder={translate('Unassigned')}
          options={known.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={assignee ? String(assignee.id) : ''}
          disabled={isPending}
          onChange={({ target }) =>
            change({
              items,
              values: { assignee_id: target.value === '' ? null : Number(target.value) },
              success: target.value === '' ? 'Assignee removed.' : 'Assigned.',
            })
          }
        />
      </PropertyRow>
      <PropertyRow label={translate('Tags')}>
        <TagsInput
          label={translate('Tags')}
          placeholder={translate('Add a tag')}
          max={maxTicketTags}
          value={tags}
          disabled={isPending}
          onChange={(next) => change({ items, values: findTagChange(tags, next), success: 'Tags changed.' })}
        />
      </PropertyRow>
    </Stack>
  );
}
