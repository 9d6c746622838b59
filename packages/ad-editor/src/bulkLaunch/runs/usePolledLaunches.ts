import { useApi } from '@adlane/api-client';
import type { Launch } from '@adlane/contract/ads/launches';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pollIntervalMs } from '../../launch/LaunchDrawer/useLaunch';
import type { BulkRuns } from './bulkRuns';

/** Launches per poll: each brings all its requests along. */
const windowSize = 10;

type PolledLaunches = {
  /** As last heard from the server, by row. */
  readonly launches: Readonly<Record<string, Launch | undefined>>;
  /** Stores what another call answered. */
  readonly store: (launch: Launch) => void;
};

/**
 * Polls the launches that run, some of them at a time in turn, so that fifty cost no more requests than one.
 * @param onProgress called with each row's launch as it comes
 */
export function usePolledLaunches(
  runs: BulkRuns,
  onProgress: (row: string, launch: Launch) => void,
): PolledLaunches {
  const { queries } = useApi();
  const [turn, setTurn] = useState(0);
  const [known, setKnown] = useState<Readonly<Record<number, Launch>>>({});
  const running = Object.entries(runs).flatMap(([row, { state }]) =>
    state.at === 'running' ? [{ row, id: state.launchId }] : [],
  );
  const windows = Math.max(1, Math.ceil(running.length / windowSize));
  const first = (turn % windows) * windowSize;
  const polled = running.slice(first, first + windowSize);
  const { data, dataUpdatedAt } = useQuery({
    ...queries.launches.list.query({
      query: { ids: polled.map(({ id }) => id).join(','), per_page: windowSize },
    }),
    enabled: polled.length > 0,
    staleTime: 0,
    refetchInterval: pollIntervalMs,
  });

  const handleAnswer = (found: readonly Launch[]) => {
    setKnown((before) => ({ ...before, ...Object.fromEntries(found.map((launch) => [launch.id, launch])) }));
    for (const launch of found) {
      const row = running.find(({ id }) => id === launch.id)?.row;
      if (row !== undefined) onProgress(row, launch);
    }
    setTurn((last) => last + 1);
  };
  // React 19.0 and 19.1, which the package supports, have no useEffectEvent.
  const latest = useRef(handleAnswer);
  useEffect(function storeHandler() {
    latest.current = handleAnswer;
  });
  useEffect(
    function followLaunches() {
      // Each answer of the poll is an event from outside; its progress is passed on once.
      // oxlint-disable-next-line react/set-state-in-effect
      if (data) latest.current(data.data);
    },
    [data, dataUpdatedAt],
  );

  const launches = Object.fromEntries(
    Object.entries(runs).map(([row, { state }]) => [
      row,
      'launchId' in state && state.launchId !== undefined ? known[state.launchId] : undefined,
    ]),
  );
  return { launches, store: (launch) => setKnown((before) => ({ ...before, [launch.id]: launch })) };
}
