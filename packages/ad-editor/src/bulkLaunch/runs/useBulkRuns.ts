import { useApi } from '@adlane/api-client';
import type { Launch } from '@adlane/contract/ads/launches';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';
import { endStates, refusal, shownInPlace } from '../../launch/LaunchDrawer/useLaunch';
import { useOncePerState } from '../../launch/useOncePerState';
import type { BulkLaunch } from '../bulkForm';
import { type BulkRuns, beginRun, nextRuns } from './bulkRuns';
import { usePolledLaunches } from './usePolledLaunches';

/** A row that is handed in: its key, and its launch. */
export type BulkOrder = { readonly row: string; readonly launch: BulkLaunch };

export type BulkLaunches = {
  readonly runs: BulkRuns;
  /** As last heard from the server, by row. */
  readonly launches: Readonly<Record<string, Launch | undefined>>;
  /** Submits the valid launches, one after the other; a refused one does not stop the others. */
  readonly send: (orders: readonly BulkOrder[]) => void;
  /** Lets the launch of a row go on from the step that failed. */
  readonly resume: (row: string) => void;
  /** Rolls back what a row's failed launch left on the platform. */
  readonly rollBack: (row: string) => void;
};

/** Runs one launch for each row of a bulk launch, and follows all of them. */
export function useBulkRuns(): BulkLaunches {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const [runs, dispatch] = useReducer(nextRuns, {});
  const isFirst = useOncePerState(runs);
  const startTemplate = useMutation(queries.launches.facebook.mutation({ meta: shownInPlace }));
  const startInstant = useMutation(queries.launches.instantFacebook.mutation({ meta: shownInPlace }));
  const resume = useMutation(queries.launches.resume.mutation({ meta: shownInPlace }));
  const undo = useMutation(queries.launches.rollBack.mutation({ meta: shownInPlace }));

  function handleProgress(row: string, launch: Launch): void {
    dispatch({ type: 'row', row, event: { type: 'progress', launch } });
    if (endStates.has(launch.status)) void queryClient.invalidateQueries({ queryKey: queries.ads.key() });
  }
  const { launches, store } = usePolledLaunches(runs, handleProgress);

  function handleAccepted(row: string, launch: Launch): void {
    store(launch);
    dispatch({ type: 'row', row, event: { type: 'accepted', launchId: launch.id } });
  }
  const handleRefused = (row: string, error: unknown) =>
    dispatch({ type: 'row', row, event: refusal(error) });

  function start({ call, body }: BulkLaunch, idempotencyKey: string): Promise<Launch> {
    return call === 'facebook'
      ? startTemplate.mutateAsync({ body, idempotencyKey })
      : startInstant.mutateAsync({ body, idempotencyKey });
  }

  async function send(orders: readonly BulkOrder[]): Promise<void> {
    const begun = orders.flatMap(({ row, launch }) => {
      const run = beginRun(runs[row], launch, crypto.randomUUID());
      return run?.state.at === 'sending' ? [{ row, launch, run, idempotencyKey: run.state.key }] : [];
    });
    if (begun.length === 0 || !isFirst()) return;
    dispatch({ type: 'begin', begun: Object.fromEntries(begun.map(({ row, run }) => [row, run])) });
    for (const { row, launch, idempotencyKey } of begun) {
      try {
        // One after the other: the server's limits are for all launches of an agency.
        // oxlint-disable-next-line no-await-in-loop
        handleAccepted(row, await start(launch, idempotencyKey));
      } catch (error) {
        handleRefused(row, error);
      }
    }
  }

  function request(row: string, action: typeof resume): void {
    const state = runs[row]?.state;
    if (state?.at !== 'failed' || state.launchId === undefined || !state.canRetry || !isFirst()) return;
    dispatch({ type: 'row', row, event: { type: 'retry' } });
    action.mutate(
      { params: { id: state.launchId } },
      { onSuccess: (launch) => handleAccepted(row, launch), onError: (error) => handleRefused(row, error) },
    );
  }

  return {
    runs,
    launches,
    send: (orders) => void send(orders),
    resume: (row) => request(row, resume),
    rollBack: (row) => request(row, undo),
  };
}
