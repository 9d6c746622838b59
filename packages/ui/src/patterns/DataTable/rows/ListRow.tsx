import type { ReactNode } from 'react';
import { translate } from '../../../language/translate';
import { Box } from '../../../layout/Box';
import { Flex } from '../../../layout/Flex';
import { Grid } from '../../../layout/Grid';
import { ThumbnailImage } from '../../../primitives/ThumbnailImage/ThumbnailImage';
import { CoveringLink } from '../CoveringLink';
import type { CardParts, ColumnKind, DataTableColumn, DataTableProps } from '../DataTableProps';
import { OwnDirection } from '../OwnDirection';
import type { TableModel, TableRow } from '../useDataTable';

type ListRowProps<Row> = DataTableProps<Row> & {
  table: TableModel<Row>;
  row: TableRow<Row>;
  parts: CardParts;
};

/** Returns the first column of these kinds; one that narrow tables hide first only if there is no other. */
function findColumn<Row>(columns: readonly DataTableColumn<Row>[], ...kinds: readonly ColumnKind[]) {
  const found = columns.filter(({ kind = 'text' }) => kinds.includes(kind));
  return found.find(({ priority = 'high' }) => priority === 'high') ?? found[0];
}

/** Row of a narrow table: its name and key figure, below them the next text and the status. */
export function ListRow<Row>({ table, row, parts, rowHref }: ListRowProps<Row>) {
  const { record } = row;
  const [name, ...others] = table.chosenColumns;
  const figure = findColumn(others, 'money', 'number') ?? findColumn(others, 'date');
  const status = findColumn(others, 'status');
  const below = name?.below ?? findColumn(others, 'text')?.cell;
  const title = name?.cell(record);
  return (
    <Flex
      as="article"
      data-list-row
      position="relative"
      align="center"
      gap={3}
      minW={0}
      minH="row.lines"
      px={3}
      py={1.5}
      bg={parts.isSelected ? 'brand.subtle' : undefined}
      textStyle="sm"
    >
      {parts.checkbox ? (
        <Box position="relative" zIndex="raised" lineHeight="0">
          {parts.checkbox}
        </Box>
      ) : null}
      {name?.picture ? <ThumbnailImage src={name.picture(record)} alt="" width={9} /> : null}
      <Grid flex="1" minW={0}>
        <Line end={figure ? <Figure column={figure} record={record} /> : null}>
          <OwnDirection of={title}>
            {rowHref ? <CoveringLink href={rowHref(record)}>{title}</CoveringLink> : title}
          </OwnDirection>
        </Line>
        {below || status ? (
          <Line end={status?.cell(record)} isMuted>
            <OwnDirection of={below?.(record)} />
          </Line>
        ) : null}
      </Grid>
      {parts.actions ? (
        <Box position="relative" zIndex="raised" me={-2}>
          {parts.actions}
        </Box>
      ) : null}
    </Flex>
  );
}

type FigureProps<Row> = { column: DataTableColumn<Row>; record: Row };

/** The key figure of a row. A number has no unit and, in a list, no header above it: the name of its column says what it counts. */
function Figure<Row>({ column, record }: FigureProps<Row>) {
  const { kind, header, cell } = column;
  if (kind !== 'number') return cell(record);
  return (
    <Flex align="baseline" gap={1.5}>
      <Box as="span" color="fg.muted" textStyle="xs">
        {translate(header)}
      </Box>
      {cell(record)}
    </Flex>
  );
}

type LineProps = { children: ReactNode; end: ReactNode; isMuted?: boolean };

/** A line of a row: a text that is cut, and in full what is at its end. */
function Line({ children, end, isMuted = false }: LineProps) {
  return (
    <Flex align="center" gap={3} minW={0}>
      <Box flex="1" minW={0} truncate {...(isMuted ? { color: 'fg.muted', textStyle: 'xs' } : {})}>
        {children}
      </Box>
      <Box flexShrink={0} fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {end}
      </Box>
    </Flex>
  );
}
