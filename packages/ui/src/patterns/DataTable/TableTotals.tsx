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
              {label}
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

/** Card below the cards: totals of all pages. */
export function CardTotals<Row>({ table, totals }: TotalsProps<Row>) {
  if (!totals) return null;
  return (
    <Box
      role="group"
      aria-label={label}
      mt={3}
      p={4}
      bg="bg.subtle"
      borderWidth="1px"
      borderRadius="l3"
      textStyle="sm"
    >
      <Box fontWeight="medium">{label}</Box>
      <Grid as="dl" mt={3} gap={3} gridTemplateColumns="repeat(auto-fit, minmax(7.5rem, 1fr))">
        {table.columns
          .filter(({ id }) => totals[id] !== undefined)
          .map(({ id, header }) => (
            <Box key={id} minW={0} overflowWrap="anywhere">
              <Box as="dt" textStyle="xs" color="fg.muted">
                {translate(header)}
              </Box>
              <Box as="dd" mt={0.5} fontWeight="medium">
                {totals[id]}
              </Box>
            </Box>
          ))}
      </Grid>
    </Box>
  );
}
