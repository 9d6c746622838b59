import { Box, chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, use } from 'react';
import { Checkbox } from '../../primitives/Checkbox/Checkbox';
import { LinkContext } from '../../provider/LinkContext';
import { columnLook } from './columnLook';
import type { DataTableProps } from './DataTableProps';
import type { TableModel } from './useDataTable';

type TableBodyProps<Row> = DataTableProps<Row> & { table: TableModel<Row> };

const RowLink = chakra('a', {
  base: {
    color: 'inherit',
    fontWeight: 'medium',
    textDecoration: 'none',
    outline: 0,
    // The link covers its row, so that the whole row can be pressed and only one thing takes the focus.
    _after: { content: '""', position: 'absolute', inset: 0 },
    _focusVisible: {
      _after: {
        outline: '2px solid',
        outlineColor: 'brand.focusRing',
        outlineOffset: '-2px',
        borderRadius: 'l1',
      },
    },
  },
});

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys go from row link to row link. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (step === undefined || !(event.target instanceof HTMLAnchorElement)) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[data-row-link]')];
  const next = links[links.indexOf(event.target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The rows. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { table } = props;
  return (
    <Box as="tbody" onKeyDown={moveBetweenRows} css={{ '& > tr:last-of-type': { borderBottomWidth: 0 } }}>
      {table.getRowModel().rows.map((row) => (
        <BodyRow key={row.id} row={row} {...props} />
      ))}
    </Box>
  );
}

type BodyRowProps<Row> = TableBodyProps<Row> & {
  row: ReturnType<TableModel<Row>['getRowModel']>['rows'][number];
};

function BodyRow<Row>({ row, table, columns, rowHref, rowActions, selectedIds }: BodyRowProps<Row>) {
  const record = row.original.record;
  const visible = columns.filter((column) => table.getColumn(column.id)?.getIsVisible());
  const name = `Select row ${row.index + 1}`;
  return (
    <Box
      as="tr"
      position="relative"
      borderBottomWidth="1px"
      borderColor="border.muted"
      bg={row.getIsSelected() ? 'brand.subtle' : undefined}
      _hover={rowHref ? { bg: row.getIsSelected() ? 'brand.muted' : 'bg.subtle' } : {}}
    >
      {selectedIds ? (
        <Box as="td" ps={4} lineHeight="0" position="relative" zIndex={1}>
          <Checkbox
            aria-label={name}
            checked={row.getIsSelected()}
            onChange={row.getToggleSelectedHandler()}
          />
        </Box>
      ) : null}
      {visible.map((column, index) => (
        <Box
          as="td"
          key={column.id}
          px={4}
          py={3}
          verticalAlign="middle"
          {...columnLook(column)}
          fontVariantNumeric={column.align === 'end' ? 'tabular-nums' : undefined}
        >
          {index === 0 && rowHref ? (
            <CoveringLink href={rowHref(record)}>{column.cell(record)}</CoveringLink>
          ) : (
            column.cell(record)
          )}
        </Box>
      ))}
      {rowActions ? (
        <Box as="td" pe={3} textAlign="end" position="relative" zIndex={1}>
          {rowActions(record)}
        </Box>
      ) : null}
    </Box>
  );
}

function CoveringLink({ href, children }: { href: string; children: ReactNode }) {
  const LinkComponent = use(LinkContext);
  return (
    <RowLink asChild data-row-link="">
      <LinkComponent href={href}>{children}</LinkComponent>
    </RowLink>
  );
}
