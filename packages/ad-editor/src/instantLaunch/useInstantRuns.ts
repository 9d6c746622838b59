import { useApi } from '@adlane/api-client';
import type { InstantFacebookLaunch, Launch } from '@adlane/contract/launches';
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { endStates, pollIntervalMs, refusal, shownInPlace } from '../launch/LaunchDrawer/useLaunch';
import { beginRun, type InstantRuns, nextRuns } from './instantRuns';

/** A row that is handed in: its key, and the call's body. */
export type InstantOrder = { readonly row: string; readonly body: InstantFacebookLaunch };

export type InstantLaunches = {
  readonly runs: InstantRuns;
  /** As last heard from the server, by row. */
  readonly launches: Readonly<Record<string, Launch | undefined>>;
  /** Submits the valid launches, one after the other; a refused one does not stop the others. */
  readonly send: (orders: readonly InstantOrder[]) => void;
  /** Lets the launch of a row go on from the step that failed. */
  readonly resume: (row: string) => void;
  /** Rolls back what a row's failed launch left on the platform. */
  readonly rollBack: (row: string) => void;
};

/** Polls launches by row until they end. */
function usePolledLaunches(runs: InstantRuns) {
  const { queries } = useApi();
  const followed = Object.entries(runs).flatMap(([row, { state }]) =>
    'launchId' in state && state.launchId !== undefined ? [{ row, id: state.launchId, at: state.at }] : [],
  );
  const seen = useQueries({
    queries: followed.map(({ id, at }) => ({
      ...queries.launches.view.query({ params: { id } }),
      refetchInterval: at === 'running' ? pollIntervalMs : (false as const),
    })),
    combine: (answers) => answers.map(({ data }) => data),
  });
  const launches = Object.fromEntries(followed.map(({ row }, index) => [row, seen[index]]));
  return { launches, seen };
}

/** Runs one launch for each row of an instant launch, and follows all of them. */
export function useInstantRuns(): InstantLaunches {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const [runs, dispatch] = useReducer(nextRuns, {});
  const start = useMutation(queries.launches.instantFacebook.mutation({ meta: shownInPlace }));
  const resume = useMutation(queries.launches.resume.mutation({ meta: shownInPlace }));
  const undo = useMutation(queries.launches.rollBack.mutation({ meta: shownInPlace }));
  const { launches, seen } = usePolledLaunches(runs);

  useEffect(
    function followLaunches() {
      for (const launch of seen) {
        if (!launch) continue;
        const row = Object.keys(runs).find((key) => {
          const state = runs[key]?.state;
          return state?.at === 'running' && state.launchId === launch.id;
        });
        if (row === undefined) continue;
        dispatch({ type: 'row', row, event: { type: 'progress', launch } });
        if (endStates.has(launch.status)) {
          void queryClient.invalidateQueries({ queryKey: queries.ads.key() });
        }
      }
    },
    [seen, runs, queryClient, queries],
  );

  function handleAccepted(row: string, launch: Launch): void {
    const { queryKey } = queries.launches.view.query({ params: { id: launch.id } });
    queryClient.setQueryData(queryKey, launch);
    dispatch({ type: 'row', row, event: { type: 'accepted', launchId: launch.id } });
  }
  const handleRefused = (row: string, error: unknown) =>
    dispatch({ type: 'row', row, event: refusal(error) });

  async function send(orders: readonly InstantOrder[]): Promise<void> {
    const begun = orders.flatMap(({ row, body }) => {
      const run = beginRun(runs[row], body, crypto.randomUUID());
      return run?.state.at === 'sending' ? [{ row, body, run, idempotencyKey: run.state.key }] : [];
    });
    dispatch({ type: 'begin', begun: Object.fromEntries(begun.map(({ row, run }) => [row, run])) });
    for (const { row, body, idempotencyKey } of begun) {
      try {
        // One after the other: the server's limits are for all launches of an agency.
        // oxlint-disable-next-line no-await-in-loop
        handleAccepted(row, await start.mutateAsync({ body, idempotencyKey }));
      } catch (error) {
        handleRefused(row, error);
      }
    }
  }

  function request(row: string, action: typeof resume): void {
    const state = runs[row]?.state;
    if (state?.at !== 'failed' || state.launchId === undefined || !state.canRetry) return;
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
