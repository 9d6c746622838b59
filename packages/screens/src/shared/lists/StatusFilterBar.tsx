import { FilterBar, translate } from '@adlane/ui';
import type { ListState } from '../urlState/useListState';
import { buildSearchProps } from '../urlState/useTableProps';

export type StatusFilterBarProps<Status extends string> = {
  list: ListState<'status'>;
  /** Accessible name of the search. */
  searchLabel: string;
  statuses: readonly Status[];
  badges: Readonly<Record<Status, { readonly text: string }>>;
  /** Number of matching rows. */
  total: number | undefined;
};

/** Search and status filter above a content list. */
export function StatusFilterBar<Status extends string>(props: StatusFilterBarProps<Status>) {
  const { list, searchLabel, statuses, badges, total } = props;
  return (
    <FilterBar
      search={buildSearchProps(searchLabel, list)}
      filters={[
        {
          kind: 'choice',
          name: 'status',
          label: translate('Status'),
          allLabel: translate('All statuses'),
          choices: statuses.map((value) => ({ value, label: translate(badges[value].text) })),
          value: list.filters.status ?? '',
          onChange: (value) => list.change({ filters: { status: value } }),
        },
      ]}
      onReset={list.clear}
      total={total}
    />
  );
}
