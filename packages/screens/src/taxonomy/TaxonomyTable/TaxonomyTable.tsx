import {
  BulkBar,
  Button,
  type ComboboxOption,
  DataTable,
  type DataTableColumn,
  EmptyState,
  type Filter,
  FilterBar,
  IconButton,
  Menu,
  StatusBadge,
  useRowSelection,
} from '@adlane/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Ellipsis, Plus, Shapes } from 'lucide-react';
import { useSelectedRows } from '../../shared/lists/useSelectedRows';
import { buildSearchProps, buildTableProps, type ListPage } from '../../shared/urlState/buildTableProps';
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
      align: 'end',
      cell: ({ templates_count }) => templates_count.toLocaleString(),
    },
    { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge {...taxonomyBadges[status]} /> },
  ];
}

/** Niches, categories or sub-categories with their actions. */
export function TaxonomyTable<Row extends TaxonomyRow, Values extends { name: string }>(
  props: TaxonomyTableProps<Row, Values>,
) {
  const { taxonomy, list, sort, rows, readPage, columns = [], filters, mergeOptions = [] } = props;
  const { title, noun } = taxonomy.labels;
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
      {`Add ${noun}`}
    </Button>
  );
  return (
    <>
      <DataTable<Row>
        {...buildTableProps(list, rows, sort)}
        label={title}
        columns={buildColumns(columns)}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={(row) => (
          <Menu
            trigger={<IconButton size="sm" label={`Actions for ${row.name}`} icon={<Ellipsis />} />}
            items={buildMenu(row)}
          />
        )}
        selection={selection}
        onSelection={onSelection}
        empty={
          <EmptyState icon={<Shapes />} title={`No ${title.toLowerCase()} yet`} actions={addButton}>
            {props.emptyText}
          </EmptyState>
        }
        toolbar={
          <FilterBar
            search={buildSearchProps(`Search ${title.toLowerCase()}`, list)}
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
