import { ChevronLeft, ChevronRight } from 'lucide-react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { HStack } from '../../layout/HStack';
import { IconButton } from '../Button/IconButton';
import { Select } from '../Select/Select';
import { formatTotal } from './formatTotal';

export type PaginationProps = {
  /** Current page, from 1. */
  page: number;
  /** Rows per page. */
  perPage: number;
  /** Rows of all pages. */
  total: number;
  /**
   * Set if there are more rows than `total`, because they were not all counted: shows `200+`.
   * @default false
   */
  hasMore?: boolean | undefined;
  /** Called with the page to show. */
  onPage: (page: number) => void;
  /** Called with another number of rows per page; adds a choice of 12, 24, 48 and 96. */
  onPerPage?: ((perPage: number) => void) | undefined;
  /**
   * Accessible name.
   * @default 'Pages'
   */
  label?: string;
};

const mirrored = { _rtl: { transform: 'scaleX(-1)' } };

/** Full rows in grids of two, three and four columns. */
const sizes = [12, 24, 48, 96];

/** Shows which rows are visible, with previous and next page. Renders nothing where one page is all there can be. */
export function Pagination({
  page,
  perPage,
  total,
  hasMore = false,
  onPage,
  onPerPage,
  label = translate('Pages'),
}: PaginationProps) {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const hasSizes = onPerPage !== undefined && total > Math.min(perPage, ...sizes);
  if (pages === 1 && page === 1 && !hasMore && !hasSizes) return null;
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  const counted = formatTotal(total, hasMore, last);
  return (
    <HStack as="nav" aria-label={label} justifyContent="flex-end" gap={2} textStyle="sm">
      {hasSizes ? <SizeSelect perPage={perPage} onPerPage={onPerPage} /> : null}
      <Box color="fg.muted" me={2} fontVariantNumeric="tabular-nums" aria-live="polite">
        <bdi>
          {last < first
            ? translate('0 of {total}', { total: counted })
            : translate('{first}–{last} of {total}', { first, last, total: counted })}
        </bdi>
      </Box>
      <IconButton
        size="sm"
        variant="secondary"
        label={translate('Previous page')}
        icon={<Box as={ChevronLeft} css={mirrored} />}
        disabled={page <= 1}
        onClick={() => onPage(Math.min(page - 1, pages))}
      />
      <IconButton
        size="sm"
        variant="secondary"
        label={translate('Next page')}
        icon={<Box as={ChevronRight} css={mirrored} />}
        disabled={page >= pages && !hasMore}
        onClick={() => onPage(page + 1)}
      />
    </HStack>
  );
}

type SizeSelectProps = { perPage: number; onPerPage: (perPage: number) => void };

/** Offers the number in use, too, which may be another. */
function SizeSelect({ perPage, onPerPage }: SizeSelectProps) {
  const offered = [...new Set([...sizes, perPage])].sort((one, other) => one - other);
  return (
    <Box w="fit-content" minW={32} me={{ base: 'auto', sm: 2 }}>
      <Select
        size="sm"
        aria-label={translate('Rows per page')}
        options={offered.map((count) => ({
          value: String(count),
          label: translate('{count} rows', { count }),
        }))}
        value={String(perPage)}
        onChange={({ target }) => onPerPage(Number(target.value))}
      />
    </Box>
  );
}
