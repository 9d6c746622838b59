import { isHttpError, isNetworkError, useApi } from '@adlane/api-client';
import type { FacebookLaunch, Launch } from '@adlane/contract/ads/launches';
import { errorMessages } from '@adlane/contract/constants';
import { translate } from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import type { GoogleOrder } from '../googleOrder';
import {
  initialLaunchState,
  type LaunchEvent,
  type LaunchState,
  nextLaunchState,
} from '../launchDrawer.machine';
import { useOncePerState } from '../useOncePerState';

/** Polling interval of a running launch, in milliseconds. */
export const pollIntervalMs = 1000;

/** A launch that has one of them goes on no more by itself. */
export const endStates: ReadonlySet<Launch['status']> = new Set(['launched', 'failed', 'rolled_back']);

/** The drawers show these themselves. */
export const shownInPlace = { statusesShownInPlace: [409, 412, 422, 500, 503] };

/** A launch to hand in. */
export type LaunchOrder = { readonly call: 'facebook'; readonly body: FacebookLaunch } | GoogleOrder;

export type LaunchRun = {
  readonly state: LaunchState;
  readonly dispatch: (event: LaunchEvent) => void;
  /** As last heard from the server. */
  readonly launch: Launch | undefined;
  /** Launches. A retry of a launch that was not accepted uses the same key. */
  readonly send: (order: LaunchOrder) => void;
  /** Lets a launch that failed at the server go on from the step that did. */
  readonly resume: () => void;
  /** Rolls back what a failed launch left on the platform. */
  readonly rollBack: () => void;
};

/** Converts an error to the event of a refused launch. */
export function refusal(error: unknown): Extract<LaunchEvent, { type: 'refused' }> {
  if (isHttpError(error)) {
    const { message, code, errors } = error.body;
    return { type: 'refused', message: message || errorMessages.internal, code, errors };
  }
  const message = isNetworkError(error)
    ? translate("Can't reach the server. Retrying won't launch the ad twice.")
    : errorMessages.internal;
  return { type: 'refused', message };
}

/**
 * Runs the launch machine: sends, polls the launch until it ends, and invalidates the lists of ads and
 * templates.
 */
export function useLaunch(): LaunchRun {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const [state, dispatch] = useReducer(nextLaunchState, initialLaunchState);
  const isFirst = useOncePerState(state);
  const startFacebook = useMutation(queries.launches.facebook.mutation({ meta: shownInPlace }));
  const startGoogle = useMutation(queries.launches.google.mutation({ meta: shownInPlace }));
  const startInstantGoogle = useMutation(queries.launches.instantGoogle.mutation({ meta: shownInPlace }));
  const resume = useMutation(queries.launches.resume.mutation({ meta: shownInPlace }));
  const undo = useMutation(queries.launches.rollBack.mutation({ meta: shownInPlace }));

  const launchId = 'launchId' in state ? state.launchId : undefined;
  const progress = useQuery({
    ...queries.launches.view.query({ params: { id: launchId ?? 0 } }),
    enabled: launchId !== undefined,
    refetchInterval: state.at === 'running' ? pollIntervalMs : false,
  });
  const launch = progress.data;

  useEffect(
    function followLaunch() {
      if (!launch || state.at !== 'running') return;
      dispatch({ type: 'progress', launch });
      if (endStates.has(launch.status)) {
        void queryClient.invalidateQueries({ queryKey: queries.ads.key() });
        void queryClient.invalidateQueries({ queryKey: queries.templates.list.key() });
      }
    },
    [launch, state.at, queryClient, queries],
  );

  const answers = {
    onSuccess: (accepted: Launch) => {
      const { queryKey } = queries.launches.view.query({ params: { id: accepted.id } });
      queryClient.setQueryData(queryKey, accepted);
      dispatch({ type: 'accepted', launchId: accepted.id });
    },
    onError: (error: unknown) => {
      if (!isHttpError(error) || error.body.code !== 'STALE_REVIEW') return dispatch(refusal(error));
      void queryClient.invalidateQueries({ queryKey: queries.launches.reviewFacebook.key() });
      dispatch({ type: 'stale', message: error.body.message });
    },
  };

  function send(order: LaunchOrder): void {
    const event: LaunchEvent =
      state.at === 'failed' ? { type: 'retry' } : { type: 'send', newKey: crypto.randomUUID() };
    const next = nextLaunchState(state, event);
    if (next.at !== 'sending' || !isFirst()) return;
    dispatch(event);
    const idempotencyKey = next.key;
    switch (order.call) {
      case 'facebook':
        return startFacebook.mutate({ body: order.body, idempotencyKey }, answers);
      case 'google':
        return startGoogle.mutate({ body: order.body, idempotencyKey }, answers);
      case 'instantGoogle':
        return startInstantGoogle.mutate({ body: order.body, idempotencyKey }, answers);
    }
  }

  function request(action: typeof resume): void {
    if (state.at !== 'failed' || state.launchId === undefined || !state.canRetry || !isFirst()) return;
    dispatch({ type: 'retry' });
    action.mutate({ params: { id: state.launchId } }, answers);
  }

  return { state, dispatch, launch, send, resume: () => request(resume), rollBack: () => request(undo) };
}
