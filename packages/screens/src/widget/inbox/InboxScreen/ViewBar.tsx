import { useApi } from '@adlane/api-client';
import type { InboxFilter, InboxView } from '@adlane/contract/widget/inbox/views';
import { translate } from '@adlane/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRecordCall } from '../../../shared/lists/useRecordCall';
import type { ViewForm } from '../../../shared/views/ViewDialog';
import { ViewTabs } from '../../../shared/views/ViewTabs';
import { type InboxList, toUrlFilters } from './useInboxList';

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
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const views = useQuery(queries.inboxViews.list.query());
  const run = useRecordCall(queries.inboxViews.key());
  const open = (next: InboxFilter) => list.change({ filters: toUrlFilters(next), search: next.search ?? '' });
  async function save(form: ViewForm, view: InboxView | undefined) {
    const body = { ...form, filter: view?.filter ?? filter };
    await (view
      ? client.inboxViews.update({ params: { id: view.id }, body })
      : client.inboxViews.store({ body }));
    await queryClient.invalidateQueries({ queryKey: queries.inboxViews.key() });
  }
  return (
    <ViewTabs
      builtIn={builtInViews.map((view) => ({
        name: translate(view.name),
        isCurrent: isSame(view.filter, filter),
        onOpen: () => open(view.filter),
      }))}
      saved={views.data?.data ?? []}
      isCurrent={(view) => isSame(view.filter, filter)}
      onOpen={(view) => open(view.filter)}
      onSave={save}
      onDelete={({ id }) => run('View deleted.', () => client.inboxViews.delete({ params: { id } }))}
      remains={translate('Tickets stay.')}
    />
  );
}
