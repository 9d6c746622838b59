import { translate } from '../../../language/translate';
import { Box } from '../../../layout/Box';
import { Flex } from '../../../layout/Flex';
import { Grid } from '../../../layout/Grid';
import { CoveringLink } from '../CoveringLink';
import type { CardParts, DataTableProps } from '../DataTableProps';
import { OwnDirection } from '../OwnDirection';
import type { TableModel, TableRow } from '../useDataTable';

type RowCardProps<Row> = DataTableProps<Row> & {
  table: TableModel<Row>;
  row: TableRow<Row>;
  parts: CardParts;
};

/** Row as a card: its name, then the other columns with their headers. */
export function RowCard<Row>({ table, row, parts, rowHref }: RowCardProps<Row>) {
  const { record } = row;
  const [first, ...others] = table.chosenColumns;
  const name = first?.cell(record);
  return (
    <Box
      as="article"
      position="relative"
      minW={0}
      p={4}
      bg={parts.isSelected ? 'brand.subtle' : 'bg.panel'}
      borderWidth="1px"
      borderColor={parts.isSelected ? 'brand.solid' : 'border'}
      borderRadius="l3"
      shadow="xs"
      textStyle="sm"
    >
      <Flex align="flex-start" gap={3}>
        {parts.checkbox ? (
          <Box position="relative" zIndex="raised" lineHeight="0" pt={0.5}>
            {parts.checkbox}
          </Box>
        ) : null}
        <Box flex="1" minW={0} truncate>
          <OwnDirection of={name}>
            {rowHref ? <CoveringLink href={rowHref(record)}>{name}</CoveringLink> : name}
          </OwnDirection>
        </Box>
        {parts.actions ? (
          <Box position="relative" zIndex="raised" my={-1} me={-1}>
            {parts.actions}
          </Box>
        ) : null}
      </Flex>
      {others.length > 0 ? (
        <Grid as="dl" mt={3} gap={3} gridTemplateColumns="repeat(auto-fit, minmax(7.5rem, 1fr))">
          {others.map((column) => (
            <Box key={column.id} minW={0}>
              <Box as="dt" textStyle="xs" color="fg.muted">
                {translate(column.header)}
              </Box>
              <Box as="dd" mt={0.5} truncate>
                <OwnDirection of={column.cell(record)} />
              </Box>
            </Box>
          ))}
        </Grid>
      ) : null}
    </Box>
  );
}
