import { useApi } from '@adlane/api-client';
import type { Ticket } from '@adlane/contract/widget/tickets';
import { EmptyState, Link, QueryState, type QueryStateProps, Skeleton, toast, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { describeError } from '../../../shared/format/describeError';
import { useUrlState } from '../../../shared/urlState/UrlStateProvider';
import { PageScreenshot } from '../PageScreenshot/PageScreenshot';
import { RecordingPlayer } from '../RecordingPlayer/RecordingPlayer';
import { listReplayMarks } from '../ReplayPlayer/replayMarks';

const ReplayPlayer = lazy(() =>
  import('../ReplayPlayer/ReplayPlayer').then((module) => ({ default: module.ReplayPlayer })),
);

export type TicketMediaProps = {
  /** The ticket. */
  ticketId: number;
  /** False if the ticket has no such part; then nothing is fetched. */
  isThere: boolean;
};

const placeholder = <Skeleton height={96} />;

function Loaded<Data>({ query, children }: Pick<QueryStateProps<Data>, 'query' | 'children'>) {
  return (
    <QueryState query={query} describeError={describeError} loading={placeholder}>
      {(data) => <Suspense fallback={placeholder}>{children(data)}</Suspense>}
    </QueryState>
  );
}

/** What the server fetched from the addresses in a ticket's page; the page is shown without it if that fails. */
function useResources({ id, hasResources }: Pick<Ticket, 'id' | 'hasResources'>) {
  const { queries } = useApi();
  return useQuery({ ...queries.tickets.resources.query({ params: { id } }), enabled: hasResources });
}

/** A ticket's page screenshot, fetched when the tab opens: it can be megabytes. */
export function TicketScreenshot({ ticket }: { ticket: Ticket }) {
  const { id: ticketId, hasScreenshot: isThere } = ticket;
  const { queries } = useApi();
  const resources = useResources(ticket);
  const query = useQuery({
    ...queries.tickets.screenshot.query({ params: { id: ticketId } }),
    enabled: isThere,
  });
  if (!isThere)
    return (
      <EmptyState title={translate('No screenshot')}>
        {translate('This ticket has no screenshot of the page.')}
      </EmptyState>
    );
  return (
    <Loaded query={query}>
      {(screenshot) => <PageScreenshot screenshot={screenshot} resources={resources.data} />}
    </Loaded>
  );
}

/** Copies the address of the page with the replay at a moment, in seconds. */
async function copyMoment(timeMs: number): Promise<void> {
  const url = new URL(window.location.href);
  url.searchParams.set('tab', 'replay');
  url.searchParams.set('t', String(Math.floor(timeMs / 1000)));
  try {
    await navigator.clipboard.writeText(url.href);
    toast({ tone: 'success', text: 'Link copied.' });
  } catch {
    toast({ tone: 'error', text: 'The browser refused to copy.' });
  }
}

/**
 * A ticket's session replay with its logs, fetched with the player's code when the tab opens. The URL may name
 * a moment as `t`, in seconds.
 */
export function TicketReplay({ ticket }: { ticket: Ticket }) {
  const { id: ticketId, hasReplay: isThere } = ticket;
  const { queries } = useApi();
  const { params } = useUrlState();
  const resources = useResources(ticket);
  // What arrives while the replay is watched must not take it away.
  const [isExpected] = useState(ticket.hasResources);
  const seconds = Number(params.get('t') ?? 0);
  const query = useQuery({
    ...queries.tickets.replay.query({ params: { id: ticketId } }),
    enabled: isThere,
  });
  if (!isThere)
    return (
      <EmptyState title={translate('No replay')}>
        {translate('This ticket has no session replay.')}
      </EmptyState>
    );
  if (isExpected && resources.isLoading) return placeholder;
  return (
    <Loaded query={query}>
      {(replay) => (
        <ReplayPlayer
          // A player that is reopened stays at its moment, which is none of another ticket.
          key={ticketId}
          replay={replay}
          resources={resources.data}
          marks={listReplayMarks(ticket, replay)}
          startMs={seconds > 0 ? seconds * 1000 : 0}
          onCopyLink={(timeMs) => void copyMoment(timeMs)}
        />
      )}
    </Loaded>
  );
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
    <EmptyState title={translate('No screen recording')}>
      {elsewhere === null ? (
        translate('This ticket has no screen recording.')
      ) : (
        <Link href={elsewhere} external>
          {translate('Open the recording (stored outside Adlane)')}
        </Link>
      )}
    </EmptyState>
  );
}
