import { useApi } from '@adlane/api-client';
import type { InboxFilter, InboxView } from '@adlane/contract/widget/inbox/views';
import { Badge, Box, Button, HStack, IconButton, Menu, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { BookmarkPlus, EllipsisVertical, Users } from 'lucide-react';
import { useState } from 'react';
import { useConfirmation } from '../../../shared/confirm/useConfirmation';
import { useRecordCall } from '../../../shared/lists/useRecordCall';
import { type InboxList, toUrlFilters } from './useInboxList';
import { ViewDialog, type ViewTarget } from './ViewDialog';

export type ViewBarProps = {
  list: InboxList;
  /** The filters of the URL. */
  filter: InboxFilter;
};

const builtInViews: readonly { name: string; filter: InboxFilter }[] = [
  { name: 'Open', filter: { status: 'OPEN' } },
  { name: 'Unread', filter: { only: 'unread' } },
  { name: 'Assigned to me', filter: { assignee: 'me' } },
  { name: 'Mentions', filter: { only: 'mentioned' } },
  { name: 'Snoozed', filter: { only: 'snoozed' } },
  { name: 'All', filter: {} },
];

/** Returns whether two views show the same. */
function isSame(one: InboxFilter, other: InboxFilter): boolean {
  const normalize = (filter: InboxFilter) =>
    JSON.stringify(
      Object.entries(filter)
        .filter(([, value]) => value !== undefined && value !== '')
        .map(([name, value]) => [name, String(value)])
        .toSorted(([a = ''], [b = '']) => a.localeCompare(b)),
    );
  return normalize(one) === normalize(other);
}

/** Built-in and saved views of the inbox with their counts; the current filters can be saved as a view. */
export function ViewBar({ list, filter }: ViewBarProps) {
  const { queries } = useApi();
  const views = useQuery(queries.inboxViews.list.query());
  const [target, setTarget] = useState<ViewTarget | undefined>();
  const saved = views.data?.data ?? [];
  const isSaved = [...builtInViews, ...saved].some((view) => isSame(view.filter, filter));
  const open = (next: InboxFilter) => list.change({ filters: toUrlFilters(next), search: next.search ?? '' });
  return (
    <HStack
      as="nav"
      aria-label={translate('Views')}
      gap={1}
      overflowX="auto"
      pb={1}
      mb={3}
      css={{ '& button': { flexShrink: 0 } }}
    >
      {builtInViews.map((view) => (
        <ViewButton
          key={view.name}
          name={translate(view.name)}
          isCurrent={isSame(view.filter, filter)}
          onOpen={() => open(view.filter)}
        />
      ))}
      {saved.map((view) => (
        <SavedView
          key={view.id}
          view={view}
          isCurrent={isSame(view.filter, filter)}
          onOpen={() => open(view.filter)}
          onEdit={() => setTarget(view)}
        />
      ))}
      {isSaved ? null : (
        <Button
          size="sm"
          variant="ghost"
          startIcon={<BookmarkPlus aria-hidden />}
          onClick={() => setTarget({ filter })}
        >
          {translate('Save view')}
        </Button>
      )}
      <ViewDialog target={target} onClose={() => setTarget(undefined)} />
    </HStack>
  );
}

type ViewButtonProps = {
  name: string;
  count?: number;
  isShared?: boolean;
  isCurrent: boolean;
  onOpen: () => void;
};

function ViewButton({ name, count, isShared = false, isCurrent, onOpen }: ViewButtonProps) {
  return (
    <Button
      size="sm"
      variant={isCurrent ? 'secondary' : 'ghost'}
      aria-current={isCurrent ? 'true' : undefined}
      startIcon={isShared ? <Users aria-hidden /> : undefined}
      onClick={onOpen}
    >
      {name}
      {count === undefined ? null : <Badge>{count}</Badge>}
    </Button>
  );
}

type SavedViewProps = { view: InboxView; isCurrent: boolean; onOpen: () => void; onEdit: () => void };

function SavedView({ view, isCurrent, onOpen, onEdit }: SavedViewProps) {
  const { client, queries } = useApi();
  const { confirm, dialog } = useConfirmation();
  const run = useRecordCall(queries.inboxViews.key());
  const { id, name, count, is_own, is_shared } = view;
  return (
    <HStack gap={0} flexShrink={0}>
      <ViewButton name={name} count={count} isShared={is_shared} isCurrent={isCurrent} onOpen={onOpen} />
      {is_own && isCurrent ? (
        <Box>
          <Menu
            trigger={
              <IconButton
                size="sm"
                label={translate('Options of {name}', { name })}
                icon={<EllipsisVertical />}
              />
            }
            items={[
              { value: 'edit', label: translate('Rename or share'), onSelect: onEdit },
              {
                value: 'delete',
                label: translate('Delete view'),
                tone: 'danger',
                onSelect: () =>
                  confirm(
                    {
                      title: translate('Delete the view {name}?', { name }),
                      text: is_shared
                        ? translate('Your team loses it, too. Tickets stay.')
                        : translate('Tickets stay.'),
                      confirmLabel: translate('Delete view'),
                    },
                    () => run('View deleted.', () => client.inboxViews.delete({ params: { id } })),
                  ),
              },
            ]}
          />
        </Box>
      ) : null}
      {dialog}
    </HStack>
  );
}
