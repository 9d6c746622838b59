import {
  BulkBar,
  Button,
  type ComboboxOption,
  DataTable,
  type DataTableColumn,
  EmptyState,
  type Filter,
  FilterBar,
  getLocale,
  StatusBadge,
  translate,
  useRowSelection,
} from '@adlane/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Plus, Shapes } from 'lucide-react';
import { RecordMenu } from '../../../shared/lists/RecordMenu';
import { useSelectedRows } from '../../../shared/lists/useSelectedRows';
import { buildSearchProps, type ListPage, useTableProps } from '../../../shared/urlState/useTableProps';
import { type Taxonomy, type TaxonomyListState, type TaxonomyRow, taxonomyBadges } from '../taxonomy';
import { useTaxonomyActions } from './useTaxonomyActions';

export type TaxonomyTableProps<Row extends TaxonomyRow, Values extends { name: string }> = {
  taxonomy: Taxonomy<Row, Values>;
  list: TaxonomyListState;
  sort: string | undefined;
  rows: UseQueryResult<ListPage<Row>>;
  /** Requests a page of all matching rows. */
  readPage: (page: number, perPage: number) => Promise<ListPage<Row>>;
  /** Columns between the name and the number of templates. */
  columns?: readonly DataTableColumn<Row>[];
  filters: readonly Filter[];
  /** Rows to merge into, by id. */
  mergeOptions?: readonly ComboboxOption[];
  /** What belongs here. */
  emptyText: string;
};

function buildColumns<Row extends TaxonomyRow>(
  columns: readonly DataTableColumn<Row>[],
): readonly DataTableColumn<Row>[] {
  return [
    { id: 'name', header: 'Name', sortable: true, cell: ({ name }) => name },
    ...columns,
    {
      id: 'templates_count',
      header: 'Templates',
      sortable: true,
      kind: 'number',
      cell: ({ templates_count }) => templates_count.toLocaleString(getLocale()),
    },
    {
      id: 'status',
      header: 'Status',
      kind: 'status',
      cell: ({ status }) => <StatusBadge {...taxonomyBadges[status]} />,
    },
  ];
}

/** Niches, categories or sub-categories with their actions. */
export function TaxonomyTable<Row extends TaxonomyRow, Values extends { name: string }>(
  props: TaxonomyTableProps<Row, Values>,
) {
  const { taxonomy, list, sort, rows, readPage, columns = [], filters, mergeOptions = [] } = props;
  const { title, noun } = taxonomy.labels;
  const names = translate(title).toLowerCase();
  const { selection, onSelection, deselect } = useRowSelection(
    JSON.stringify([title, list.search, list.filters]),
  );
  const { runner, add, buildMenu, buildBulkMenu, dialogs } = useTaxonomyActions({
    taxonomy,
    mergeOptions,
    onSettled: (done) => deselect(done.map(({ id }) => String(id))),
  });
  const selected = useSelectedRows<Row>({ noun, selection, page: rows.data, readPage });
  const total = rows.data?.meta.total ?? 0;
  const addButton = (
    <Button startIcon={<Plus aria-hidden />} onClick={add}>
      {translate('Add {noun}', { noun: translate(noun) })}
    </Button>
  );
  return (
    <>
      <DataTable<Row>
        {...useTableProps(list, rows, sort)}
        label={translate(title)}
        columns={buildColumns(columns)}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={(row) => <RecordMenu name={row.name} items={buildMenu(row)} />}
        selection={selection}
        onSelection={onSelection}
        empty={
          <EmptyState icon={<Shapes />} title={translate('No {names} yet', { names })} actions={addButton}>
            {props.emptyText}
          </EmptyState>
        }
        toolbar={
          <FilterBar
            search={buildSearchProps(translate('Search {names}', { names }), list)}
            filters={filters}
            onReset={list.clear}
            total={rows.data?.meta.total}
          />
        }
        toolbarEnd={addButton}
      />
      <BulkBar
        selection={selection}
        onSelection={onSelection}
        total={total}
        runner={runner}
        actions={buildBulkMenu(selected.items)}
      />
      {dialogs}
    </>
  );
}
