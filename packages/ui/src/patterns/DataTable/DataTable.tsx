import { Box } from '@chakra-ui/react';
import { Button } from '../../primitives/Button/Button';
import { EmptyState, ErrorState } from '../../primitives/EmptyState/EmptyState';
import { Pagination } from '../../primitives/Pagination/Pagination';
import type { DataTableProps } from './DataTableProps';
import { TableBody } from './TableBody';
import { TableHead } from './TableHead';
import { TableSkeleton } from './TableSkeleton';
import { useDataTable } from './useDataTable';

/**
 * A list of records as a table: order, pages, ticks, loading, both kinds of empty, and failure. It keeps no state
 * of its own; page, order and filters belong to the URL.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, page, onPage, toolbar, refreshing = false } = props;
  const table = useDataTable(props);
  const isLoading = rows === undefined && props.error === undefined;
  const hasRows = rows !== undefined && rows.length > 0 && props.error === undefined;
  return (
    <Box display="flex" flexDirection="column" gap={4}>
      {toolbar ? (
        <Box display="flex" flexWrap="wrap" alignItems="center" gap={3}>
          {toolbar}
        </Box>
      ) : null}
      <Box
        position="relative"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l3"
        shadow="xs"
        overflow="hidden"
      >
        {refreshing && hasRows ? <MovingLine /> : null}
        <Box
          overflowX="auto"
          role="region"
          aria-label={label}
          aria-busy={isLoading || refreshing}
          tabIndex={hasRows ? 0 : undefined}
          colorPalette="brand"
          focusVisibleRing="inside"
        >
          {isLoading || hasRows ? (
            <Box as="table" w="full" textStyle="sm" css={{ borderCollapse: 'collapse' }}>
              <Box as="caption" srOnly>
                {label}
              </Box>
              <TableHead table={table} {...props} />
              {hasRows ? <TableBody table={table} {...props} /> : <TableSkeleton {...props} />}
            </Box>
          ) : (
            <InsteadOfRows {...props} />
          )}
        </Box>
      </Box>
      {page && onPage && hasRows ? (
        <Pagination {...page} onPage={onPage} label={`Pages of ${label}`} />
      ) : null}
    </Box>
  );
}

/** Says that other rows are on their way, without taking away those that are there. */
function MovingLine() {
  return (
    <Box aria-hidden position="absolute" insetInline={0} top={0} h="2px" overflow="hidden" zIndex={1}>
      <Box h="full" w="40%" bg="brand.solid" animation="sweep 1.2s ease-in-out infinite" />
    </Box>
  );
}

function InsteadOfRows<Row>(props: DataTableProps<Row>) {
  const { error, onRetry, refreshing = false, filtered, onClearFilters, empty } = props;
  if (error !== undefined) {
    return (
      <ErrorState retrying={refreshing} {...(onRetry ? { onRetry } : {})}>
        {error}
      </ErrorState>
    );
  }
  if (!filtered) return empty;
  return (
    <EmptyState
      title="Nothing matches"
      actions={
        onClearFilters ? (
          <Button variant="secondary" onClick={onClearFilters}>
            Clear search and filters
          </Button>
        ) : null
      }
    >
      No record fits what you search for.
    </EmptyState>
  );
}
