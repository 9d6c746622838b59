import type { ReactNode } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { ErrorState } from '../../primitives/EmptyState/EmptyState';
import { SkeletonText } from '../../primitives/Skeleton/Skeleton';

/** The part of a query's result that decides what to show; a result of react-query fits. */
export type QueryResult<Data> = {
  /** The last data that was loaded. */
  data: Data | undefined;
  /** Why the last request failed; `null` or `undefined` if it did not. */
  error: unknown;
  /** No data yet, and no error. */
  isPending: boolean;
  /** A request is running, also in the background. */
  isFetching?: boolean;
  /** Sends the request again. */
  refetch: () => unknown;
};

export type QueryStateProps<Data> = {
  /** The query to show. */
  query: QueryResult<Data>;
  /**
   * Title of the error state: "Couldn't load folders".
   * @default 'Something went wrong please try later'
   */
  errorTitle?: string | undefined;
  /** Describes the cause of an error to the user; without it, only the title is shown. */
  describeError?: ((error: unknown) => ReactNode) | undefined;
  /**
   * Shown while the first data loads, in the shape of the data.
   * @default three lines of text
   */
  loading?: ReactNode;
  /**
   * What screen readers announce while loading: 'Loading folders'.
   * @default 'Loading'
   */
  loadingLabel?: string | undefined;
  /** Shown if the data is empty. */
  empty?: ReactNode;
  /**
   * Whether the data is empty; called only if `empty` is set.
   * @default an array without entries is empty
   */
  isEmpty?: ((data: Data) => boolean) | undefined;
  /** Renders everything but loaded data into a page: `(state) => <Center as="main">{state}</Center>`. */
  frame?: ((state: ReactNode) => ReactNode) | undefined;
  /** Renders the data. */
  children: (data: Data) => ReactNode;
};

function isEmptyArray(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0;
}

/**
 * Shows a query in each of its states: loading, failed with a retry, empty, loaded. Loaded data stays visible while it is
 * refreshed, also if the refresh fails.
 */
export function QueryState<Data>(props: QueryStateProps<Data>) {
  const {
    query,
    errorTitle,
    describeError,
    loading = <SkeletonText />,
    loadingLabel = translate('Loading'),
  } = props;
  const { empty, isEmpty = isEmptyArray, frame = (content) => content, children } = props;
  if (query.data !== undefined) {
    return empty !== undefined && isEmpty(query.data) ? frame(empty) : children(query.data);
  }
  const state = query.isPending ? (
    <Box role="status" aria-busy aria-label={loadingLabel}>
      {loading}
    </Box>
  ) : (
    <ErrorState
      retrying={query.isFetching ?? false}
      onRetry={() => void query.refetch()}
      {...(errorTitle === undefined ? {} : { title: errorTitle })}
    >
      {describeError?.(query.error)}
    </ErrorState>
  );
  return <>{frame(state)}</>;
}
