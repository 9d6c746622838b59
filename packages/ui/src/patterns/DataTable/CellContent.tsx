import type { ReactNode } from 'react';
import { Box } from '../../layout/Box';
import { Flex } from '../../layout/Flex';
import { ThumbnailImage } from '../../primitives/ThumbnailImage/ThumbnailImage';
import { CoveringLink } from './CoveringLink';
import type { DataTableColumn } from './DataTableProps';
import { OwnDirection } from './OwnDirection';

/** Widths of a picture beside one and two lines of text, and in a compact row. */
const pictureWidths = { compact: '1.5rem', line: '1.75rem', lines: '2.25rem' } as const;

type CellContentProps<Row> = {
  column: DataTableColumn<Row>;
  record: Row;
  /** Link of the row, in the cell that names it. */
  href?: string | undefined;
  /** The second line follows the first, which has priority. */
  isCompact?: boolean;
};

/** Content of a cell: a picture, the text in one line, and a muted second line; each column may have only some of them. */
export function CellContent<Row>({ column, record, href, isCompact = false }: CellContentProps<Row>) {
  const { picture, cell, below } = column;
  const content = cell(record);
  const text = (
    <OwnDirection of={content}>
      {href === undefined ? content : <CoveringLink href={href}>{content}</CoveringLink>}
    </OwnDirection>
  );
  if (!picture && !below) return text;
  const second = below ? <SecondLine>{below(record)}</SecondLine> : null;
  const lines = isCompact ? (
    <Flex
      align="baseline"
      gap={2}
      minW={0}
      css={{ '& > :last-child:not(:first-child)': { flex: '1', minW: 0 } }}
    >
      <Box minW={0} truncate>
        {text}
      </Box>
      {second}
    </Flex>
  ) : (
    <Box minW={0} truncate>
      <Box truncate>{text}</Box>
      {second}
    </Box>
  );
  if (!picture) return lines;
  return (
    <Flex align="center" gap={2.5} minW={0}>
      <ThumbnailImage
        src={picture(record)}
        alt=""
        width={pictureWidths[isCompact ? 'compact' : below ? 'lines' : 'line']}
      />
      {lines}
    </Flex>
  );
}

/** Muted line below a text; nothing if there is no text. */
export function SecondLine({ children }: { children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null;
  return (
    <Box textStyle="xs" color="fg.muted" fontWeight="normal" truncate>
      <OwnDirection of={children} />
    </Box>
  );
}
