import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Grid } from '../../layout/Grid';
import { toColumnAttributes } from './columns/toColumnAttributes';
import type { DataTableProps } from './DataTableProps';
import type { TableModel } from './useDataTable';

type TotalsProps<Row> = DataTableProps<Row> & { table: TableModel<Row> };

const label = 'Total';

/** Last row of the table: totals of all pages. */
export function TableTotals<Row>({ table, totals, rowActions }: TotalsProps<Row>) {
  if (!totals) return null;
  return (
    <tfoot>
      <tr>
        {table.selection ? <td data-tick /> : null}
        {table.columns.map((column, index) =>
          index === 0 ? (
            <th key={column.id} scope="row" {...toColumnAttributes(column, index)}>
              {translate(label)}
            </th>
          ) : (
            <td key={column.id} {...toColumnAttributes(column, index)}>
              {totals[column.id]}
            </td>
          ),
        )}
        {rowActions ? <td data-actions /> : null}
      </tr>
    </tfoot>
  );
}

/** Below rows or cards: totals of all pages. */
export function CardTotals<Row>({ table, totals, layout }: TotalsProps<Row>) {
  if (!totals) return null;
  const frame =
    layout === 'cards' ? { mt: 3, borderWidth: '1px', borderRadius: 'l3' } : { borderTopWidth: '1px' };
  return (
    <Box
      role="group"
      aria-label={translate(label)}
      {...frame}
      px={layout === 'cards' ? 4 : 3}
      py={3}
      bg="bg.subtle"
      textStyle="sm"
    >
      <Box fontWeight="medium">{translate(label)}</Box>
      <Grid as="dl" mt={2} gap={3} gridTemplateColumns="repeat(auto-fit, minmax(7.5rem, 1fr))">
        {table.chosenColumns
          .filter(({ id }) => totals[id] !== undefined)
          .map(({ id, header }) => (
            <Box key={id} minW={0}>
              <Box as="dt" textStyle="xs" color="fg.muted">
                {translate(header)}
              </Box>
              <Box as="dd" mt={0.5} fontWeight="medium" truncate>
                {totals[id]}
              </Box>
            </Box>
          ))}
      </Grid>
    </Box>
  );
}
