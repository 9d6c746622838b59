import { ArrowDownUp } from 'lucide-react';
import { translate } from '../../language/translate';
import { HStack } from '../../layout/HStack';
import { IconButton } from '../../primitives/Button/IconButton';
import { Select } from '../../primitives/Select/Select';
import type { DataTableProps } from './DataTableProps';
import type { TableModel } from './useDataTable';

/** Sort order of cards, which have no column headers. */
export function SortSelect<Row>({ table, sort, onSort }: DataTableProps<Row> & { table: TableModel<Row> }) {
  const options = table.ordered
    .filter(({ sortable }) => sortable === true)
    .map(({ id, header }) => ({ value: id, label: translate(header) }));
  if (!onSort || options.length === 0) return null;
  const turned = sort?.order === 'asc' ? 'desc' : 'asc';
  return (
    <HStack gap={2} minW={0}>
      <Select
        aria-label={translate('Sort by')}
        placeholder={translate('Sort by')}
        options={options}
        value={sort?.key ?? ''}
        onChange={({ target }) => onSort({ key: target.value, order: target.value ? 'asc' : 'desc' })}
      />
      {sort ? (
        <IconButton
          variant="secondary"
          label={turned === 'asc' ? translate('Sort ascending') : translate('Sort descending')}
          icon={<ArrowDownUp />}
          onClick={() => onSort({ key: sort.key, order: turned })}
        />
      ) : null}
    </HStack>
  );
}
