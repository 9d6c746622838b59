import { Box, EmptyState, ErrorState, Skeleton, SkeletonText } from '@adlane/ui';
import type { ReactNode } from 'react';
import { SdkError } from '../api/createSdkClient';
import { useTranslate } from '../texts/TranslateContext';

/** The part of a query that decides what to show. */
export type LoadedQuery<Data> = {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

export type LoadedProps<Data> = {
  /** The query to show. */
  query: LoadedQuery<Data>;
  /** Shown if there is nothing. */
  empty?: ReactNode;
  /** Whether there is nothing. */
  isEmpty?: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
};

/** Shows a query: loading, offline, failed with a retry, gone, empty, loaded. Loaded data stays while it is refreshed. */
export function Loaded<Data>({ query, empty, isEmpty, children }: LoadedProps<Data>) {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data);
  if (!error)
    return (
      <Box role="status" aria-busy aria-label={t('loading')} display="grid" gap={4} py={2}>
        <Skeleton width="45%" height="1.25rem" />
        <SkeletonText lines={3} />
        <SkeletonText lines={3} />
      </Box>
    );
  const status = error instanceof SdkError ? error.status : 500;
  if (status === 404) return <EmptyState title={t('missing')} />;
  return (
    <ErrorState
      title={t(status === 0 ? 'offline' : 'loadFailed')}
      retryLabel={t('retry')}
      retrying={isFetching}
      onRetry={() => void refetch()}
    >
      {status === 0 ? t('offlineHint') : null}
    </ErrorState>
  );
}
