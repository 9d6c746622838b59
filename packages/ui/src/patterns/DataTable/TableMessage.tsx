import { translate } from '../../language/translate';
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
      title={translate('No matches')}
      actions={
        onClearFilters ? (
          <Button variant="secondary" onClick={onClearFilters}>
            {translate('Clear search and filters')}
          </Button>
        ) : null
      }
    >
      {translate('Try another search or other filters.')}
    </EmptyState>
  );
}
