import { useApi } from '@adlane/api-client';
import { EmptyState, Link, QueryState, type QueryStateProps, Skeleton } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { describeError } from '../../shared/format/describeError';
import { PageScreenshot } from '../PageScreenshot/PageScreenshot';
import { RecordingPlayer } from '../RecordingPlayer/RecordingPlayer';

const ReplayPlayer = lazy(() =>
  import('../ReplayPlayer/ReplayPlayer').then((module) => ({ default: module.ReplayPlayer })),
);

export type TicketMediaProps = {
  /** The ticket. */
  ticketId: number;
  /** False if the ticket has no such part; then nothing is fetched. */
  isThere: boolean;
};

const placeholder = <Skeleton height="24rem" />;

function Loaded<Data>({ query, children }: Pick<QueryStateProps<Data>, 'query' | 'children'>) {
  return (
    <QueryState query={query} describeError={describeError} loading={placeholder}>
      {(data) => <Suspense fallback={placeholder}>{children(data)}</Suspense>}
    </QueryState>
  );
}

/** A ticket's page screenshot, fetched when the tab opens: it can be megabytes. */
export function TicketScreenshot({ ticketId, isThere }: TicketMediaProps) {
  const { queries } = useApi();
  const query = useQuery({
    ...queries.tickets.screenshot.query({ params: { id: ticketId } }),
    enabled: isThere,
  });
  if (!isThere)
    return <EmptyState title="No screenshot">This ticket has no screenshot of the page.</EmptyState>;
  return <Loaded query={query}>{(screenshot) => <PageScreenshot screenshot={screenshot} />}</Loaded>;
}

/** A ticket's session replay, fetched with the player's code when the tab opens. */
export function TicketReplay({ ticketId, isThere }: TicketMediaProps) {
  const { queries } = useApi();
  const query = useQuery({
    ...queries.tickets.replay.query({ params: { id: ticketId } }),
    enabled: isThere,
  });
  if (!isThere) return <EmptyState title="No replay">This ticket has no session replay.</EmptyState>;
  return <Loaded query={query}>{(replay) => <ReplayPlayer replay={replay} />}</Loaded>;
}

export type TicketRecordingProps = TicketMediaProps & {
  /** URL of a recording stored elsewhere; null without one. */
  elsewhere: string | null;
};

/**
 * A ticket's screen recording, fetched when the tab opens. One that is stored elsewhere is linked, not
 * loaded.
 */
export function TicketRecording({ ticketId, isThere, elsewhere }: TicketRecordingProps) {
  const { queries } = useApi();
  const query = useQuery({
    ...queries.tickets.recording.query({ params: { id: ticketId } }),
    enabled: isThere,
  });
  if (isThere) return <Loaded query={query}>{(file) => <RecordingPlayer file={file} />}</Loaded>;
  return (
    <EmptyState title="No screen recording">
      {elsewhere === null ? (
        'This ticket has no screen recording.'
      ) : (
        <Link href={elsewhere} external>
          Open the recording (stored outside Adlane)
        </Link>
      )}
    </EmptyState>
  );
}
