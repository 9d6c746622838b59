import { ErrorState } from '@adlane/ui';
import { describeFailure } from './describeFailure';

export type FailedQueryProps = {
  /** What could not be loaded: "Couldn't load accounts". */
  title: string;
  /** The query that failed. */
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
};

/** Says what could not be loaded and why, and offers to try again. */
export function FailedQuery({ title, query }: FailedQueryProps) {
  return (
    <ErrorState title={title} retrying={query.isFetching} onRetry={() => void query.refetch()}>
      {describeFailure(query.error)}
    </ErrorState>
  );
}
