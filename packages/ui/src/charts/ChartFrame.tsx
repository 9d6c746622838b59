import { chakra } from '@chakra-ui/react';
import { ChartNoAxesColumn, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { translate } from '../language/translate';
import { Box } from '../layout/Box';
import { Grid } from '../layout/Grid';
import { HStack } from '../layout/HStack';
import { IconButton } from '../primitives/Button/IconButton';
import { Skeleton } from '../primitives/Skeleton/Skeleton';
import type { ChartBaseProps } from './ChartProps';

const Table = chakra('table', {
  base: {
    w: 'full',
    textStyle: 'sm',
    borderCollapse: 'collapse',
    '& th, & td': {
      textAlign: 'start',
      py: 1.5,
      pe: 3,
      borderBottomWidth: '1px',
      fontVariantNumeric: 'tabular-nums',
    },
    '& th': { color: 'fg.muted', fontWeight: 'medium' },
  },
});

export type ChartTable = {
  /** Column headers; the first column names the rows. */
  columns: readonly string[];
  /** Formatted cells; the first one names the row. */
  rows: readonly (readonly string[])[];
};

type ChartFrameProps = Pick<ChartBaseProps, 'title' | 'emptyText' | 'height'> & {
  /** The data as a table; `undefined` while loading. */
  table: ChartTable | undefined;
  /** Shown beside the title. */
  legend?: ReactNode;
  /** The drawing, hidden from screen readers unless it describes itself. */
  children: ReactNode;
};

function Figures({ title, table }: { title: string; table: ChartTable }) {
  const [head = '', ...columns] = table.columns;
  return (
    <Table>
      <Box as="caption" srOnly>
        {title}
      </Box>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([name = '', ...cells], row) => (
          // Two rows may have the same name; they never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Frame of every chart: title, switch between chart and table, loading and empty states. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, table, legend, children, emptyText = translate('No data yet'), height = 48 } = props;
  const [showsTable, setShowsTable] = useState(false);
  const id = useId();
  const hasFigures = table !== undefined && table.rows.length > 0;
  return (
    <Box as="figure" aria-labelledby={id} aria-busy={table === undefined} m={0}>
      <HStack gap={3} mb={2} minH={8}>
        <Box as="figcaption" id={id} flex="1" minW={0} textStyle="sm" fontWeight="medium">
          {title}
        </Box>
        {hasFigures ? (
          <IconButton
            size="sm"
            label={
              showsTable
                ? translate('Show {title} as a chart', { title })
                : translate('Show {title} as a table', { title })
            }
            icon={showsTable ? <ChartNoAxesColumn /> : <Table2 />}
            aria-pressed={showsTable}
            onClick={() => setShowsTable(!showsTable)}
          />
        ) : null}
      </HStack>
      {table === undefined ? <Skeleton height={height} /> : null}
      {table?.rows.length === 0 ? (
        <Grid placeItems="center" borderRadius="l2" bg="bg.subtle" color="fg.muted" textStyle="sm" h={height}>
          {emptyText}
        </Grid>
      ) : null}
      {hasFigures && !showsTable ? (
        <>
          {children}
          {legend}
        </>
      ) : null}
      {hasFigures ? (
        <Box
          {...(showsTable
            ? { maxH: 80, overflowY: 'auto', tabIndex: 0, role: 'group', 'aria-label': title }
            : { srOnly: true })}
        >
          <Figures title={title} table={table} />
        </Box>
      ) : null}
    </Box>
  );
}
