import { Button } from '../../primitives/Button/Button';
import { EmptyState, ErrorState } from '../../primitives/EmptyState/EmptyState';
import type { DataTableProps } from './DataTableProps';

/** Shown in place of rows: error, no matches, or the empty state. */
export function TableMessage<Row>(props: DataTableProps<Row>) {
  const { error, errorTitle, onRetry, refreshing = false, filtered = false, onClearFilters, empty } = props;
  if (error !== undefined) {
    return (
      <ErrorState
        retrying={refreshing}
        {...(errorTitle === undefined ? {} : { title: errorTitle })}
        {...(onRetry ? { onRetry } : {})}
      >
        {error}
      </ErrorState>
    );
  }
  if (!filtered) return empty;
  return (
    <EmptyState
      title="No matches"
      actions={
        onClearFilters ? (
          <Button variant="secondary" onClick={onClearFilters}>
            Clear search and filters
          </Button>
        ) : null
      }
    >
      Try another search or other filters.
    </EmptyState>
  );
}
