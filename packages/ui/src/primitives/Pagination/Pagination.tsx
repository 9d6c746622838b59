import { ChevronLeft, ChevronRight } from 'lucide-react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { HStack } from '../../layout/HStack';
import { IconButton } from '../Button/IconButton';

export type PaginationProps = {
  /** Current page, from 1. */
  page: number;
  /** Rows per page. */
  perPage: number;
  /** Rows of all pages. */
  total: number;
  /** Called with the page to show. */
  onPage: (page: number) => void;
  /**
   * Accessible name.
   * @default 'Pages'
   */
  label?: string;
};

const mirrored = { _rtl: { transform: 'scaleX(-1)' } };

/** Shows which rows are visible, with previous and next page. Renders nothing for a single page. */
export function Pagination({ page, perPage, total, onPage, label = translate('Pages') }: PaginationProps) {
  const pages = Math.max(1, Math.ceil(total / perPage));
  if (pages === 1 && page === 1) return null;
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  return (
    <HStack as="nav" aria-label={label} justifyContent="flex-end" gap={2} textStyle="sm">
      <Box color="fg.muted" me={2} fontVariantNumeric="tabular-nums" aria-live="polite">
        <bdi>{last < first ? `0 of ${total}` : `${first}–${last} of ${total}`}</bdi>
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
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </HStack>
  );
}
